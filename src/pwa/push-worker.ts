import { inTime } from '#src/lib/in-time.ts';
import { isWebKit } from '#src/lib/is-webkit.ts';
import { paths } from '#src/paths.ts';
import { hrefOf } from './href-of.ts';
import { sharePaths } from './share-page.ts';
import { withSchemas } from './with-schemas.ts';

/** A browser ends a worker that says nothing for longer; what is here by then is shown. */
const patience = 15_000;

/** A page that listens answers at once; one that was frozen, once it is in front. */
const openingTakes = 2_000;

/**
 * What the service worker does when it is woken. A push says nothing, and nothing in one would be believed: what is shown is
 * what a sync brings.
 */
export function listenToPushes(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(tellNews(scope)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(
      open(scope.clients, hrefOf(event.notification.data, scope.location.origin) ?? paths.notifications),
    );
  });
  // Without a session there is nobody to tell it to.
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(subscribe(scope.registration).catch(() => undefined)),
  );
}

/** Whether the app is on no screen; its windows may be open behind others. */
export async function isOutOfSight(clients: Clients): Promise<boolean> {
  const windows = await windowsOf(clients);
  return windows.every(({ visibilityState }) => visibilityState !== 'visible');
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const { subscribeAgain } = await withSchemas(() => import('./push-subscription.ts'));
  await subscribeAgain(registration);
}

async function tellNews(scope: ServiceWorkerGlobalScope): Promise<void> {
  const [{ syncInWorker }, { tellRefused }, { showNews }] = await withSchemas(() =>
    Promise.all([
      import('#src/syncing/sync-in-worker.ts'),
      import('./tell-refused.ts'),
      import('./show-news.ts'),
    ]),
  );
  const now = Date.now();
  const isClosed = () => isOutOfSight(scope.clients);
  const synced = tellRefused(scope.registration, { isClosed, now }, syncInWorker);
  const end = await inTime(synced, patience, () => 'late').catch(() => 'failed');
  const windows = await windowsOf(scope.clients);
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  // Safari takes the permission back from whoever is woken and shows nothing, also where the app is on the screen.
  const mustShow = isWebKit(scope.navigator);
  await showNews(scope.registration, {
    // One that is merely visible may lie on another screen, or beside what is being worked in.
    isSeen: visible.some(({ focused }) => focused) && !mustShow,
    isOnScreen: visible.length > 0 && !mustShow,
    isUpToDate: end === 'done',
    hasEnded: end === 'sign-in',
    now,
  });
}

/** Brings the app to the front at this screen, or opens it there. */
async function open(clients: Clients, href: string): Promise<void> {
  const windows = await windowsOf(clients);
  const page = windows.find(({ focused }) => focused) ?? windows[0];
  if (!page) {
    await clients.openWindow(href);
    return;
  }
  // A reload would cost what stands half written there: the page itself goes.
  const { port1: here, port2: there } = new MessageChannel();
  const { promise: heard, resolve } = Promise.withResolvers<boolean>();
  here.onmessage = () => resolve(true);
  page.postMessage({ type: 'OPEN', href }, [there]);
  // A browser may want a click of its own for it: the page is there in any case.
  await page.focus().catch(() => undefined);
  const isHeard = await inTime(heard, openingTakes, () => false);
  here.close();
  if (isHeard) return;
  // A page that is just opening does not listen yet, and nothing is written in it.
  const gone = page.navigate(href).catch(() => clients.openWindow(href));
  // Nor may the browser have a window opened so long after the click.
  await gone.catch(() => undefined);
}

/** Those with the app in them: nothing listens on the page that asks whether a share is to be kept. */
async function windowsOf(clients: Clients): Promise<readonly WindowClient[]> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => !sharePaths.includes(new URL(url).pathname));
}
