import { signOfLife } from './sign-of-life.ts';

/** Two signs of a tab that is hidden for more than five minutes, whose timers Chromium wakes once a minute, and half a minute. */
const longestSilence = 150_000;

type NetworkLock = {
  name?: string;
  /** Milliseconds without a sign of life after which the lock is taken from its holder. */
  patience?: number;
  /** Milliseconds after which the work is done beside the holder's, who keeps the lock: for what a person waits for. */
  besideAfter?: number;
  locks?: Pick<LockManager, 'request'> | undefined;
  Channel?: typeof BroadcastChannel | null;
};

/**
 * Lets one tab or worker of a browser at a time use the network. A frozen tab may never let go: after 150 s without a sign of
 * its life the lock is taken from it. One that is only slow keeps it, or the same would be fetched twice at once; but for no more
 * than ten minutes: it may be stuck.
 */
export async function withNetworkLock<T>(
  work: () => Promise<T>,
  {
    name = 'pankh-sync',
    patience = longestSilence,
    besideAfter,
    locks = navigator.locks,
    Channel = globalThis.BroadcastChannel ?? null,
  }: NetworkLock = {},
): Promise<T> {
  if (!locks) return work();
  const life = signOfLife(name, Channel);
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    life.begin();
    return work();
  };
  const inTurn = async (): Promise<T> => {
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(besideAfter ?? patience) }, begin);
    } catch (error) {
      // The work's own, not the lock's.
      if (isBegun) throw error;
      const fault = error instanceof DOMException ? error.name : '';
      // A browser that lets a site keep nothing gives it no locks either, and has no worker.
      if (fault === 'SecurityError') return work();
      if (fault !== 'TimeoutError') throw error;
      if (besideAfter !== undefined) return work();
      return life.wasHeard() ? inTurn() : locks.request(name, { steal: true }, begin);
    }
  };
  return inTurn().finally(life.end);
}
