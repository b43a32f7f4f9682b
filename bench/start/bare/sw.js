const files = ['/', '/assets/bench.js', '/deals.json'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open('bare').then((cache) => cache.addAll(files)));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
);
