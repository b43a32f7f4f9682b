/** Under this the build's files are cached by the service worker. */
const appPage = '/index.html';

/** How many bytes of the app itself are on this device, and in how many files. They are looked at one by one. */
export async function appSize(): Promise<{ count: number; bytes: number }> {
  let count = 0;
  let bytes = 0;
  for (const cache of await allCaches())
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response) continue;
      count += 1;
      bytes += (await response.blob()).size;
    }
  return { count, bytes };
}

/** Whether the app opens on this device without a network. */
export async function isAppHere(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  const found = (await allCaches()).map((cache) => cache.match(appPage, { ignoreSearch: true }));
  return (await Promise.all(found)).some(Boolean);
}

/** None outside a secure context. */
async function allCaches(): Promise<Cache[]> {
  if (!('caches' in globalThis)) return [];
  return Promise.all((await caches.keys()).map((name) => caches.open(name)));
}
