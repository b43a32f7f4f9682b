import type { BrowserContext, Page } from '@playwright/test';
import { deviceContents } from './fixtures/device-contents.ts';
import { findWorker } from './fixtures/find-worker.ts';
import { installed } from './fixtures/install.ts';
import { lostSync } from './fixtures/later-route.ts';
import { logIn, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true, workerComes: true });

// The page that is not the app's has none.
const noIcon = /^Failed to load resource: the server responded with a status of 404/;

/** What waits in the databases of this device, one for each person. */
function outboxesIn(contents: string): string[] {
  return contents.split('\n').flatMap((line) => /^outbox: (.*)/.exec(line)?.[1] ?? []);
}

/** Has the browser wake the app's service worker as it does once there is a network, from a page that is not the app's. */
async function dispatchSync(context: BrowserContext, origin: string): Promise<Page> {
  const { blank, devtools, registrationId } = await findWorker(context, origin);
  const event = { origin, registrationId, tag: 'pankh-sync', lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', event);
  return blank;
}

/** A page that is not the app's, and can read what this device keeps. */
async function readerOf(context: BrowserContext): Promise<Page> {
  const reader = await context.newPage();
  await reader.goto('/robots.txt');
  return reader;
}

/** In the page: for what the browser was asked to wake the worker. */
async function askedOfBrowser(): Promise<string[]> {
  const registration = await navigator.serviceWorker.ready;
  const { sync } = registration as ServiceWorkerRegistration & { sync: { getTags(): Promise<string[]> } }; // the DOM types lack it
  return sync.getTags();
}

test('work written without a network is sent once there is one, with every page closed', async ({
  device,
  server,
  onlinePage,
  expectError,
}) => {
  const context = await device.open();
  expectError(noIcon);
  const page = await context.newPage();
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await context.setOffline(true);
  await beginDraft(page, 'Sent by night');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await expect.poll(() => page.evaluate(askedOfBrowser)).toEqual(['pankh-sync']);
  const kept = await context.newPage();
  for (const open of context.pages()) if (open !== kept) await open.close();

  const other = await onlinePage();
  await logIn(other);
  await other.goto('/drafts');
  await expect(other.getByRole('heading', { name: 'Drafts', exact: true })).toBeVisible();
  await expect(other.getByText('Sent by night')).toHaveCount(0);

  await context.setOffline(false);
  await dispatchSync(context, server.origin);
  await expect(other.getByText('Sent by night')).toBeVisible();

  // The worker may not have heard yet that the server has it.
  const reader = await readerOf(context);
  await expect.poll(async () => outboxesIn(await deviceContents(reader))).toEqual(['[]', '[]']);
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/outbox');
  await expect(again.getByText('Nothing is waiting')).toBeVisible();
});

test('an installed app is brought up to date now and then while it is closed', async ({
  device,
  server,
  onlinePage,
  expectError,
}) => {
  const { context, page } = await installed(device, server.origin);
  expectError(noIcon);
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  const kept = await context.newPage();
  for (const open of context.pages()) if (open !== kept) await open.close();
  const other = await onlinePage();
  await logIn(other);
  await beginDraft(other, 'Written meanwhile elsewhere');
  await expect(status(other, /^Up to date/)).toBeVisible();

  const { devtools, registrationId } = await findWorker(context, server.origin);
  await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', {
    origin: server.origin,
    registrationId,
    tag: 'pankh-refresh',
  });
  const reader = await readerOf(context);
  await expect.poll(() => deviceContents(reader)).toContain('Written meanwhile elsewhere');
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/drafts');
  await expect(again.getByText('Written meanwhile elsewhere')).toBeVisible();
});

/** Before its pages open: each notes what it asks the browser to wake the worker for, and then that it has its worker. */
async function noteAsked(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!globalThis.ServiceWorkerContainer) return;
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const { prototype } = Reflect.get(globalThis, 'PeriodicSyncManager');
    const { register: refresh } = prototype;
    prototype.register = function (tag: string, options: unknown) {
      asked.push(tag);
      return refresh.call(this, tag, options);
    };
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...words) {
      const registration = await register.apply(this, words);
      // Whatever follows at once comes before it.
      setTimeout(() => asked.push('worker'));
      return registration;
    };
  });
}

/** In the page: for what the browser has agreed to wake the worker now and then. */
async function agreedRefreshes(): Promise<string[]> {
  const registration = await navigator.serviceWorker.ready;
  type Refreshed = ServiceWorkerRegistration & { periodicSync: { getTags(): Promise<string[]> } }; // the app never asks for them
  return (registration as Refreshed).periodicSync.getTags();
}

const notedBy = (page: Page) =>
  page.evaluate((): string[] => [...new Set<string>(Reflect.get(globalThis, 'asked'))]);

test('the installed window asks the browser to bring the app up to date while it is closed, and is allowed to; a tab does not ask', async ({
  device,
  server,
}) => {
  const { context, page, visit } = await installed(device, server.origin, noteAsked);
  await expect.poll(() => notedBy(page)).toEqual(['pankh-refresh', 'worker']);
  await expect.poll(() => page.evaluate(agreedRefreshes)).toEqual(['pankh-refresh']);
  // Beside the installed app it would be allowed, too.
  const tab = await context.newPage();
  await tab.goto('/');
  for (const each of [visit, tab]) await expect.poll(() => notedBy(each)).toEqual(['worker']);
});

test('what the service worker learns the open tabs say', async ({ device, server }) => {
  const context = await device.open();
  const page = await context.newPage();
  await page.clock.install();
  const lost = await lostSync(page);
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  // The page itself has lost the server, the worker has not.
  lost.begin();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status(page, /^Offline/)).toBeVisible();
  // In time it would ask again, in vain, and say so.
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await dispatchSync(context, server.origin);
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('where the browser knows no Background Sync, the network and the eye of the person do it', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  const lost = await lostSync(page);
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await context.setOffline(true);
  await beginDraft(page, 'By day');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await context.setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible();

  lost.begin();
  await beginDraft(page, 'By sight');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  lost.end();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(status(page, /^Up to date/)).toBeVisible();
});
