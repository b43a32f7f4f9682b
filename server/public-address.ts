import type { Settings } from './env.ts';

/** Where links in mails lead: never the Host of a request, as whoever sends one could name any. Without a slash at its end. */
export function publicAddress({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return PUBLIC_URL?.replace(/\/$/, '') ?? addressOf(HOST, PORT);
}

/** Where people on this machine find a server that listens there. */
export function addressOf(host: string, port: number): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
}
