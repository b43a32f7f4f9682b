import { controlled, pressToSync } from './fixtures/network.ts';
import { endSession, logIn, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('the status says offline without a network, and up to date again once it is back', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(status(page, /^Offline/)).toBeVisible();
  await page.reload();
  await expect(status(page, /^Offline/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('the status says offline while the server is down, counts what waits for it, and clears once it is back', async ({
  page,
  server,
}) => {
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();

  await server.kill();
  await expect(status(page, /^Offline/)).toBeVisible();
  await beginDraft(page, 'Kite works');
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await server.start();
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('what one tab learns of the server every tab says', async ({ page, context, server, expectError }) => {
  await openAs(page);
  const others = [await context.newPage(), await context.newPage()];
  const tabs = [page, ...others];
  for (const tab of others) await tab.goto('/explore');
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();

  // Only one of them listens to the server, and the others ask it once a minute.
  await server.kill();
  for (const tab of tabs) await expect(status(tab, /^Offline/)).toBeVisible();
  await server.start();
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();

  expectError(/status of 401/);
  await endSession(page, server.origin);
  for (const tab of tabs) await expect(status(tab, /^Sign in again/)).toBeVisible();
  await logIn(page);
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();
});

test('what has waited for hours says since when', async ({ page }) => {
  await page.clock.install();
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.context().setOffline(true);
  await beginDraft(page, 'Slow boat');
  await expect(
    status(page, /^1 waiting, offline\. Last heard from the server just now\. Open the outbox$/),
  ).toBeVisible();
  await page.clock.fastForward('03:00:00');
  await expect(
    status(page, /^1 waiting, offline, oldest 3 hours ago\. Last heard from the server 3 hours ago\./),
  ).toBeVisible();
});

test('a server that answers with an error is told as its trouble, not as a want of network', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/status of 503/);
  await context.grantPermissions(['notifications']); // denies Background Sync: the worker would reach the true server
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.route('**/api/sync', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy', error: 'Busy' } }),
  );
  await beginDraft(page, 'Patient boat');
  await expect(status(page, /^1 waiting, server trouble\./)).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('Waiting for the server')).toBeVisible();
  await pressToSync(page, page.getByRole('button', { name: 'Send now' }));
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
});
