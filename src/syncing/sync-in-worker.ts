import { deviceWorld } from './device-world.ts';
import { drain } from './drain.ts';
import { withNetworkLock } from './network-lock.ts';

/** One drain in the service worker. Rejects where the network failed, so that the browser tries again later. */
export async function syncInWorker(): Promise<void> {
  const drained = await withNetworkLock(() =>
    drain(
      deviceWorld(() => {}),
      { askFirst: true },
    ),
  );
  if (drained.end === 'failed') throw new Error('The network failed');
}
