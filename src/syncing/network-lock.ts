const longestHold = 60_000;

/**
 * Lets one tab or worker of a browser at a time use the network. A frozen tab may never let go: after a minute the lock
 * is taken from it. It may also have been busy with a long first sync: two at once are harmless, so no heartbeat is kept.
 */
export async function withNetworkLock<T>(
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
  patience = longestHold,
  name = 'pankh-sync',
): Promise<T> {
  if (!locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    // The work's own, not the lock's.
    if (isBegun) throw error;
    const fault = error instanceof DOMException ? error.name : '';
    // A browser that lets a site keep nothing gives it no locks either, and has no worker.
    if (fault === 'SecurityError') return work();
    if (fault !== 'TimeoutError') throw error;
    return locks.request(name, { steal: true }, work);
  }
}
