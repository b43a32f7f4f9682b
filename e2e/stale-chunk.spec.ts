import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { isUsable } from './fixtures/usable.ts';

// What the worker has kept is never gone: this is a browser that has no worker, or a first visit.
test.use({ serviceWorkers: 'block' });

const chunk = '**/assets/explore-page-*.js';
const missing = /status of 404|Failed to fetch dynamically imported module/;

function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}

test('a page that asks for a script which a deploy has taken away reloads once, by itself, and is there', async ({
  page,
  expectError,
}) => {
  expectError(missing);
  await page.goto('/help');
  const loads = loadsOf(page);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(page).toHaveURL(/\/explore$/);
  // What the server has drawn is read before the page is loaded.
  await expect.poll(() => loads.count).toBe(1);
  await isUsable(page);
  expect(loads.count).toBe(1);
});

test('where the reload brings no other script the screen says so, and does not reload for ever', async ({
  page,
  expectError,
}) => {
  expectError(missing);
  await page.goto('/help');
  const loads = loadsOf(page);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await reloaded;
  await expect(page.getByRole('alert')).toBeVisible();
  expect(loads.count).toBe(1);
});
