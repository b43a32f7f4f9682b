import { withNetworkLock } from '#src/lib/network-lock.ts';

/**
 * The server's answers to a sign-in and to a sign-out each set the one cookie: of all tabs and workers one asks at a time, and the
 * next only once what came of it is stored. The answer comes within 20 s, and what is stored of a sign-in until the device is given
 * within 20 more, or not at all: who holds this for longer stands still, or only tidies, and the next goes beside.
 */
export function inCookieOrder<T>(work: () => Promise<T>): Promise<T> {
  return withNetworkLock(work, { name: 'pankh-cookie', besideAfter: 45_000 });
}
