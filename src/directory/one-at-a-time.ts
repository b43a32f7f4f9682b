import { withNetworkLock } from '#src/lib/network-lock.ts';

/**
 * Tabs and the service worker share the database: one of them downloads, the others then find it done. From one that stands still
 * the turn is taken, as withNetworkLock tells: `isMine` is what it is to ask once it goes on, for then another may be at it.
 */
export async function oneAtATime<T>(work: (isMine: () => boolean) => Promise<T>): Promise<T> {
  const turn: { isMine: boolean; work?: Promise<T> } = { isMine: true };
  const begin = () => {
    turn.work = work(() => turn.isMine);
    return turn.work;
  };
  try {
    return await withNetworkLock(begin, { name: 'directory' });
  } catch (error) {
    turn.isMine = false;
    if (!turn.work) throw error;
    // Where the turn was taken it ends by itself; its own fault it throws again.
    return turn.work;
  }
}
