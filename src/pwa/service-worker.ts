import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { connectionTold } from '#src/lib/connection-told.ts';
import { notScreens } from '#src/lib/not-screens.ts';
import { allowingAnalytics } from './allowing-analytics.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { isOurs } from './is-ours.ts';
import { namingScripts } from './naming-scripts.ts';
import { notKept } from './not-kept.ts';
import { screenOfLink } from './own-link.ts';
import { isOutOfSight, listenToPushes } from './push-worker.ts';
import { refreshTag } from './refresh-while-closed.ts';
import { sharePaths } from './share-page.ts';
import { withSchemas } from './with-schemas.ts';

// The library types a worker as a dedicated one; this file only ever runs as the service worker.
declare const self: ServiceWorkerGlobalScope;

// Only what the build made is ever stored. An answer of /api or /files belongs to whoever is signed in, so no route here
// touches them, not even with a strategy that honours no-store: the next person on this device would be handed it.
const entries = self.__WB_MANIFEST;
const files = new Set(entries.map((entry) => (typeof entry === 'string' ? entry : entry.url)));
const plugins = [
  {
    // A worker that got something else is not installed, and the next look for one tries again.
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
      (await isOurs(request.url, response, files)) ? response : null,
  },
];
const precache = new PrecacheController({ plugins });
precache.addToCacheList(entries);
// By their own names alone: the page at / is made like that of every other screen, below.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
self.addEventListener('install', (event) => event.waitUntil(keepAll(event)));
self.addEventListener('activate', precache.activate);
cleanupOutdatedCaches();
const routes = [
  // A script's name says what is in it: the browser itself takes it from what is kept, and asks the network for what is not.
  { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' },
  // No worker is woken for these: one that is asked while it is being stopped keeps the next version from taking over.
  { condition: { urlPattern: '/api/*' }, source: 'network' },
  { condition: { urlPattern: '/files/*' }, source: 'network' },
] as const;
self.addEventListener('install', (event) => {
  // Where a browser refuses them, the worker answers as before.
  event.waitUntil(event.addRoutes?.(routes).catch(() => undefined) ?? Promise.resolve());
});

// Only the installed app is opened by these two, and it has this worker: no page of the app is shown in between.
registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' && url.origin === location.origin && url.pathname === '/open',
  async ({ url }) => Response.redirect(new URL(screenOfLink(url), url).href, 302),
);
registerRoute(
  ({ url }) => url.origin === location.origin && sharePaths.includes(url.pathname),
  async ({ request }) => (await withSchemas(() => import('./take-share.ts'))).takeShare(request),
  'POST',
);

// A missing file must stay missing: the app's page as the answer to one would hide the fault.
const ourPage = precache.createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (asked) => namingScripts(await allowingAnalytics(await ourPage(asked)), asked.url.pathname),
    { denylist: notScreens },
  ),
);

// The page of a first visit is taken over at once, so that going offline a moment later loses nothing.
clientsClaim();
let claimedAt = Number.NEGATIVE_INFINITY;
self.addEventListener('activate', () => {
  claimedAt = performance.timeOrigin + performance.now();
});

// A new version waits until the person agrees: half the tabs on old code and half on new would be worse than either.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // The browser has passed over a page that was still loading then. One that began later was loaded past its worker, as by Shift
  // and reload: it is not taken over for what it says.
  if (event.data?.begunAt < claimedAt) event.waitUntil(self.clients.claim());
  // A page brings the same later by itself; what fails here is missed by nobody.
  if (event.data?.type === 'SYNC') event.waitUntil(syncBeside().catch(() => undefined));
});

listenToPushes(self);

self.addEventListener('sync', (event) => {
  if (event.tag === 'pankh-sync') event.waitUntil(sync());
});

self.addEventListener('periodicsync', (event) => {
  if (event.tag === refreshTag && !connectionTold().saveData) event.waitUntil(sync());
});

/** Workbox opens each file that it is told of, also those that are kept: it is told of the others. Without one of them it rejects. */
async function keepAll(event: ExtendableEvent): Promise<void> {
  const rest = new PrecacheController({ plugins });
  rest.addToCacheList(await fetchAhead(entries, cacheNames.precache).catch(() => entries));
  await rest.install(event);
  // A version that had waited may have begun meanwhile, and have let go of them: then the next look for a worker tries again.
  const lost = await notKept(precache.getURLsToCacheKeys().values(), await caches.open(cacheNames.precache));
  if (lost.size > 0) throw new Error(`Not kept: ${[...lost].join(', ')}`);
}

async function sync(): Promise<void> {
  const { syncAndRecount } = await withSchemas(() => import('./sync-and-recount.ts'));
  await syncAndRecount(self.registration, Date.now(), () => isOutOfSight(self.clients));
}

/** For a page that is open, and counts by itself. */
async function syncBeside(): Promise<void> {
  const { syncInWorker } = await withSchemas(() => import('#src/syncing/sync-in-worker.ts'));
  await syncInWorker();
}
