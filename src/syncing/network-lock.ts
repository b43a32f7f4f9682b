const longestHold = 60_000;

/**
 * Lets one tab or worker at a time use the network. A frozen tab may never let go: after a minute the lock is taken
 * from it. It may also have been busy with a long first sync: two at once are harmless, so no heartbeat is kept.
 */
export async function withNetworkLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  try {
    return await navigator.locks.request('pankh-sync', { signal: AbortSignal.timeout(longestHold) }, work);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
    return navigator.locks.request('pankh-sync', { steal: true }, work);
  }
}
