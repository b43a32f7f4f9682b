// Takes the place of a service worker that is broken, at its own address /sw.js: the server sends this file there while
// RECOVER_WORKER=1 (docs/installed.md). It answers no request, so nothing can break in it. It removes what the broken one
// had stored of the app and itself, and has open pages come from the network. What people wrote is in IndexedDB, which it
// does not touch.
let replaces = false;

addEventListener('install', () => {
  // A page that comes from the network asks for a worker again and gets this one: there is nothing to repair then.
  replaces = registration.active !== null;
  skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(recover()));

// A page that has come asks for a worker while another is still under this one: the browser takes back that it goes. The page
// speaks to what it got.
addEventListener('message', (event) => event.waitUntil(registration.unregister()));

async function recover() {
  for (const name of await caches.keys()) await caches.delete(name);
  if (replaces) await clients.claim();
  await registration.unregister();
  if (!replaces) return;
  // A page that works saves what is being typed and reloads by itself, within three seconds. Who is still under this
  // worker afterwards cannot.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  // All at once: one that hears nothing from the network keeps no other waiting.
  const pages = await clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
