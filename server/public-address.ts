import type { Settings } from './env.ts';

/** Where links in mails lead: never the Host of a request, as whoever sends one could name any. Without a slash at its end. */
export function publicAddress({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '');
}
