import { type PageMetadata, siteName } from './page-metadata.ts';

/** An element of the head, as the server writes it and the app puts it there: one list for both. */
export type HeadTag = {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

export function headTags(metadata: PageMetadata, origin: string): HeadTag[] {
  const canonical = metadata.canonical === null ? null : origin + metadata.canonical;
  const { structuredData } = metadata;
  return [
    { name: 'title', attributes: {}, text: metadata.title },
    named('description', metadata.description),
    named('keywords', metadata.keywords.join(', ')),
    named('robots', metadata.noIndex ? 'noindex,nofollow' : 'index,follow'),
    ...(canonical === null
      ? []
      : [{ name: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]),
    property('og:site_name', siteName),
    property('og:locale', 'en_IN'),
    property('og:type', metadata.ogType),
    property('og:title', metadata.ogTitle),
    property('og:description', metadata.ogDescription),
    property('og:image', origin + metadata.ogImage),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(canonical === null ? [] : [property('og:url', canonical)]),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', metadata.twitterTitle),
    named('twitter:description', metadata.twitterDescription),
    named('twitter:image', origin + metadata.twitterImage),
    ...(structuredData.length === 0 ? [] : [jsonLd(structuredData, origin)]),
  ];
}

function named(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(property: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property, content } };
}

function jsonLd(structuredData: PageMetadata['structuredData'], origin: string): HeadTag {
  const graph = { '@context': 'https://schema.org', '@graph': structuredData };
  const json = JSON.stringify(graph, (_, value: unknown) => (isAddress(value) ? origin + value.path : value));
  // What people wrote stands in it: no `<` may end the element, or begin another.
  const text = json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
}

function isAddress(value: unknown): value is { path: string } {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'path';
}
