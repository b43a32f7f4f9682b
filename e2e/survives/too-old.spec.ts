import { holdStill } from '../fixtures/network.ts';
import { ownApp } from '../fixtures/own-app.ts';
import { openAs } from '../fixtures/people.ts';
import { createTestServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, name, status } from '../fixtures/work.ts';

test('a version that is too old for the server says so, keeps what is written through a reload, and once it is updated sends it', async ({
  browser,
}) => {
  const app = await ownApp();
  const server = await createTestServer({ appDir: app.appDir, seedDemo: true });
  await server.start();
  const context = await browser.newContext({ baseURL: server.origin });
  await context.clock.install();
  const page = await context.newPage();
  // Only what the page itself asks can be answered here in the server's place.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  let isOld = true;
  const tooOld = { code: 'update-needed', message: 'Please reload the app to update it.' };
  await page.route('**/api/sync', (route) =>
    isOld ? route.fulfill({ status: 426, json: tooOld }) : route.continue(),
  );
  await beginDraft(page, 'Written by an old version');
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();
  await page.goto('/outbox');
  await expect(
    page.getByText('Your work is safe. Update the app while you are online: what waits is sent then.'),
  ).toBeVisible();
  await page.reload();
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();

  await app.releaseNext();
  await holdStill([page]);
  page.once('load', () => {
    isOld = false;
  });
  await page.getByRole('main').getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => isOld).toBe(false);
  await context.clock.resume();
  await expect(status(page, /^Up to date/)).toBeVisible();
  // The worker of the new version is in charge: after a mere reload it would wait, and ask.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await page.goto('/drafts');
  await page.getByText('Written by an old version').click();
  await expect(name(page)).toHaveValue('Written by an old version');

  await context.close();
  await server.dispose();
  await app.dispose();
});
