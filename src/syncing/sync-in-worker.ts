import { tellOtherTabs } from '#src/state/status-channel.ts';
import { drainAndTell } from './drain-and-tell.ts';
import { withNetworkLock } from './network-lock.ts';

/** One drain in the service worker. Rejects where the network failed, so that the browser tries again later. */
export async function syncInWorker(): Promise<void> {
  const drained = await withNetworkLock(() => drainAndTell(tellOtherTabs, { askFirst: true }));
  if (drained.end === 'failed') throw new Error('The network failed');
}
