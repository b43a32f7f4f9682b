import type { Page } from '@playwright/test';
import { controlled } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

// A tab hears of a lost server from the stream it listens to, which asks again every few seconds.
const soon = { timeout: 15_000 };

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name: text });

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
  await page.goto('/submit-pitch');
  await page.getByLabel('Company/Project Name').fill('Kite works');
  await page.getByLabel('Company/Project Name').blur();
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await server.start();
  await expect(status(page, /^Up to date/)).toBeVisible(soon);
});
