import { trustedData } from '#src/lib/trusted-script.ts';
import { type HeadTag, headTags } from '#sync/metadata/head-tags.ts';
import { metadataAt, type OwnMetadata } from '#sync/metadata/page-metadata.ts';

/** Puts in the head what the server would have written for this address. */
export function writeHead(path: string, own: OwnMetadata): void {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...headTags(metadataAt(path, own), location.origin).map(elementOf));
}

function elementOf({ name, attributes, text = '' }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.toggleAttribute('data-page', true);
  // Browsers ask of the text of any script element whether it may be trusted, though this one's is data.
  element.textContent = name === 'script' ? trustedData(text) : text;
  return element;
}
