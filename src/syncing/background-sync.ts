type WithSync = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the service worker when there is a network, even with every page closed. */
export async function askForBackgroundSync(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const registration = await navigator.serviceWorker.ready;
  if (!('sync' in registration)) return;
  // A browser may refuse (permission, private mode): the tab syncs by itself anyway.
  await (registration as WithSync).sync.register('pankh-sync').catch(() => undefined); // the DOM types lack SyncManager
}
