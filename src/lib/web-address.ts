import { addressOf } from './address-of.ts';

/** A link that leads to the web and nowhere else, or null: the list is other people's text. */
export function webAddress(website: string): string | null {
  const text = website.trim();
  const address = addressOf(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (text === '' || !address?.hostname.includes('.')) return null;
  return address.protocol === 'http:' || address.protocol === 'https:' ? address.href : null;
}
