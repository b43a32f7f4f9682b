import { withNetworkLock } from './network-lock.ts';

/**
 * The server's answers to a sign-in and to a sign-out each set the one cookie: of all tabs and workers one asks at a time, and the
 * next only once what came of it is stored. Neither is long in coming, so this is waited for to the end.
 */
export function inCookieOrder<T>(work: () => Promise<T>): Promise<T> {
  return withNetworkLock(work, { name: 'pankh-cookie' });
}
