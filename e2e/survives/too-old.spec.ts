import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, name, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('a version that is too old for the server says so, keeps what is written, and sends it once it has been updated', async ({
  page,
  expectError,
}) => {
  expectError(/status of 426/);
  // Only what the page itself asks can be answered here in the server's place.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  const tooOld = { code: 'update-needed', message: 'Please reload the app to update it.' };
  await page.route('**/api/sync', (route) => route.fulfill({ status: 426, json: tooOld }));
  await beginDraft(page, 'Written by an old version');
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();
  await page.goto('/outbox');
  await expect(
    page.getByText('Your work is safe. Reload the app while you are online to update it.'),
  ).toBeVisible();
  await page.reload();
  await expect(status(page, /^Update needed, 1 waiting/)).toBeVisible();

  // The version that the reload has brought is understood.
  await page.unroute('**/api/sync');
  await page.reload();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.goto('/drafts');
  await page.getByText('Written by an old version').click();
  await expect(name(page)).toHaveValue('Written by an old version');
});
