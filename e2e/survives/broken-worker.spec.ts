import { lostSync } from '../fixtures/later-route.ts';
import { holdStill } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/own-app-test.ts';
import { openAs } from '../fixtures/people.ts';
import { isUsable } from '../fixtures/usable.ts';
import { beginDraft, name, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

/** Answers every page with nothing that works, from its first moment on. */
const broken = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(
      new Response('<link rel=icon href=data:,><h1>Nothing works</h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
});`;

test('a broken service worker is replaced at its own address: pages come back by themselves, with work that was not sent, also beside one that does not', async ({
  page,
  context,
  app,
  ownServer,
}) => {
  await context.grantPermissions(['notifications']); // denies Background Sync: the worker would reach the true server
  await context.clock.install();
  const lost = await lostSync(page);
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  lost.begin();
  const draft = await beginDraft(page, 'Written before it broke');
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await holdStill([page]);
  await app.release(broken);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByRole('heading', { name: 'Nothing works' })).toBeVisible();
  await context.clock.resume();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing works' })).toBeVisible();
  // It was looked at last, and hears nothing from the network when it is to come back.
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByRole('heading', { name: 'Nothing works' })).toBeVisible();
  await other.route('**/explore', () => {});

  await ownServer.stop();
  await ownServer.start({ RECOVER_WORKER: '1' });
  await page.reload();
  await expect(name(page)).toHaveValue('Written before it broke');
  expect(new URL(page.url()).pathname).toBe(draft);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);

  // The page asks for a worker again, gets this one, which goes all the same, and stays as it is.
  await isUsable(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  lost.end();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(name(page)).toHaveValue('Written before it broke');
});
