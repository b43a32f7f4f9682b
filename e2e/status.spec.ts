import { controlled } from './fixtures/network.ts';
import { endSession, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

// A tab hears of a lost server from the stream it listens to, which asks again every few seconds.
const soon = { timeout: 15_000 };

test('the status says offline without a network, and up to date again once it is back', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(status(page, /^Offline/)).toBeVisible(soon);
  await page.reload();
  await expect(status(page, /^Offline/)).toBeVisible(soon);
  await page.context().setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible(soon);
});

test('the status says offline while the server is down, counts what waits for it, and clears once it is back', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await controlled(page);
  await logIn(page);
  await expect(status(page, /^Up to date/)).toBeVisible();

  await server.kill();
  await expect(status(page, /^Offline/)).toBeVisible(soon);
  await beginDraft(page, 'Kite works');
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await server.start();
  await expect(status(page, /^Up to date/)).toBeVisible(soon);
});

test('what one tab learns of the server every tab says', async ({ page, context, server, expectError }) => {
  await page.goto('/');
  await controlled(page);
  await logIn(page);
  const others = [await context.newPage(), await context.newPage()];
  const tabs = [page, ...others];
  for (const tab of others) await tab.goto('/explore');
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();

  // Only one of them listens to the server, and the others ask it once a minute.
  await server.kill();
  for (const tab of tabs) await expect(status(tab, /^Offline/)).toBeVisible(soon);
  await server.start();
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible(soon);

  expectError(/status of 401/);
  await endSession(page, server.origin);
  for (const tab of tabs) await expect(status(tab, /^Sign in again/)).toBeVisible(soon);
  await logIn(page);
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible(soon);
});

test('what has waited for hours says since when', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await controlled(page);
  await logIn(page);
  await page.context().setOffline(true);
  await beginDraft(page, 'Slow boat');
  await expect(status(page, '1 waiting. Open the outbox')).toBeVisible();
  await page.clock.fastForward('03:00:00');
  await expect(status(page, '1 waiting, oldest 3 hours ago. Open the outbox')).toBeVisible();
});
