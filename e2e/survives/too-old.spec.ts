import { laterRoute } from '../fixtures/later-route.ts';
import { loadsOf } from '../fixtures/loads.ts';
import { holdStill } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/own-app-test.ts';
import { openAs } from '../fixtures/people.ts';
import { beginDraft, name, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('a version that is too old for the server says so, keeps what is written through a reload, and once it is updated sends it', async ({
  page,
  context,
  app,
  server,
  expectError,
}) => {
  expectError(/^Failed to load resource: the server responded with a status of 426/);
  await context.clock.install();
  // Only what the page itself asks can be answered here in the server's place.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  const answer = { code: 'update-needed', message: 'Please reload the app to update it.' };
  const tooOld = await laterRoute(page, '**/api/sync', (route) =>
    route.fulfill({ status: 426, json: answer }),
  );
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  tooOld.begin();
  await beginDraft(page, 'Written by an old version');
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();
  await page.goto('/outbox');
  await expect(
    page.getByText('Your work is safe. Update the app while you are online: what waits is sent then.'),
  ).toBeVisible();
  await page.reload();
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();

  const update = page.getByRole('main').getByRole('button', { name: 'Update' });
  const loads = loadsOf(page);
  await update.click();
  await expect(page.getByText('This is the newest version there is.')).toBeVisible();
  await expect(page.getByText('Update the app while you are online')).toHaveCount(0);
  expect(loads.count).toBe(0);
  await server.stop();
  await update.click();
  await expect(page.getByText('The new version has not come.')).toBeVisible();
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();
  await app.releaseNext();
  await server.start();
  await holdStill([page]);
  const loaded = page.waitForEvent('load').then(tooOld.end);
  await update.click();
  await loaded;
  await context.clock.resume();
  await expect(status(page, /^Up to date/)).toBeVisible();
  // The worker of the new version is in charge: after a mere reload it would wait, and ask.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await page.goto('/drafts');
  await page.getByText('Written by an old version').click();
  await expect(name(page)).toHaveValue('Written by an old version');
});
