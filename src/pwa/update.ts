import { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { trustedScript } from '#src/lib/trusted-script.ts';
import { saveAndReload } from './before-reload.ts';

type Update = { at: 'none' } | { at: 'waiting' } | { at: 'postponed' };

const hourly = 60 * 60 * 1000;
let worker: Workbox | undefined;

/** Whether a new version waits for the person's word. */
export const useUpdate = create<Update>(() => ({ at: 'none' }));

/** Registers the service worker and keeps looking for new versions: hourly, and whenever the app comes into view. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  reloadWhenReplaced(navigator.serviceWorker);
  worker = new Workbox(trustedScript('/sw.js'), { scope: '/', updateViaCache: 'none' });
  worker.addEventListener('waiting', () => useUpdate.setState({ at: 'waiting' }));
  await worker.register();
  setInterval(lookForUpdate, hourly);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate();
  });
}

/** Puts the waiting version in charge; every tab then saves its work and reloads. */
export function acceptUpdate(): void {
  worker?.messageSkipWaiting();
}

/** Asks no more in this tab; the new version takes over when the app is next opened. */
export function postponeUpdate(): void {
  useUpdate.setState({ at: 'postponed' });
}

function reloadWhenReplaced(container: ServiceWorkerContainer) {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first worker takes over a page that already runs its very version.
    if (controlled) void saveAndReload();
    controlled = true;
  });
}

async function lookForUpdate() {
  // Without a network there is nothing to find; the next look comes by itself.
  await worker?.update().catch(() => undefined);
}
