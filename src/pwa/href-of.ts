import { addressOf } from '#src/lib/address-of.ts';

/** The screen of ours that the data of a notification, or what the worker says of it, leads to; null where it names none. */
export function hrefOf(data: unknown, origin: string): string | null {
  if (typeof data !== 'object' || data === null || !('href' in data)) return null;
  const { href } = data;
  if (typeof href !== 'string' || !href.startsWith('/')) return null;
  return addressOf(href, origin)?.origin === origin ? href : null;
}
