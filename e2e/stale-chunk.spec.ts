import type { Page } from '@playwright/test';
import { lengthen } from './fixtures/lengthen.ts';
import { loadsOf } from './fixtures/loads.ts';
import { expect, test } from './fixtures/test.ts';
import { dismissToasts, toastSays } from './fixtures/toast.ts';
import { isUsable } from './fixtures/usable.ts';

// What the worker has kept is never gone: this is a browser that has no worker, or a first visit.
test.use({ serviceWorkers: 'block' });

const chunk = '**/assets/explore-page-*.js';
const isHome = ({ pathname }: URL) => pathname === '/';
const missing = /status of 404|Failed to fetch dynamically imported module/;

/** Says that a page which was drawn does nothing yet. */
const undone = (page: Page) => page.getByRole('status').filter({ hasText: 'You can read this page' });

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

test('where the reload brings no other script the page as it was drawn says so, and does not reload for ever', async ({
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
  await expect(undone(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Investment Opportunities');
  expect(loads.count).toBe(1);
});

test('a first page that is drawn stays to be read where its own script does not come, says so, and is there once it comes', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  // Nor does the page try again by itself meanwhile.
  await lengthen(page, [1_000, 2_000, 4_000], 300);
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  await page.route(isHome, (route) => route.abort('internetdisconnected'));
  await page.goto('/explore', { waitUntil: 'load' });
  const notice = undone(page);
  await expect(notice).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Explore Investment Opportunities');

  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice.getByText('The server cannot be reached yet.')).toBeVisible();
  await expect(heading).toHaveText('Explore Investment Opportunities');

  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await isUsable(page);
  await expect(notice).toBeHidden();
  await expect(heading).toHaveText('Explore Investment Opportunities');
});

test('each vain try without a network is said anew, after a moment in which nothing is said', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.clock.install();
  await page.route(chunk, (route) => route.abort('internetdisconnected'));
  // Where the server answered, the page would reload, and perhaps only once the network is gone.
  await page.route(isHome, (route) => route.abort('internetdisconnected'));
  await page.goto('/explore', { waitUntil: 'load' });
  const inVain = undone(page).getByText('The server cannot be reached yet.');
  const tryAgain = undone(page).getByRole('button', { name: 'Try again' });
  await context.setOffline(true);
  await tryAgain.click();
  await expect(inVain).toBeVisible();

  // From here on nothing passes but what is let pass.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(inVain).toBeVisible();
  await tryAgain.click();
  await expect(inVain).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(inVain).toBeVisible();
});

test('a page stays to be read and searched where the script of a form in it did not come', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/help-message-form-*.js', (route) => route.abort('internetdisconnected'));
  await page.route(isHome, (route) => route.abort('internetdisconnected'));
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('help-message-form'));
  await page.goto('/help');
  await missed;
  await page.getByRole('searchbox', { name: 'Search help' }).fill('minimum');
  await expect(page.getByRole('list', { name: 'Questions found' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
});

test('a message is told, and can be closed, where what shows messages did not come', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/around-*.js', (route) => route.abort('internetdisconnected'));
  await page.route(isHome, (route) => route.abort('internetdisconnected'));
  await page.goto('/search');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await toastSays(page, 'Enter Search Query');
  // What shows messages well has a mark for that, and no word.
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Dismiss')).toBeVisible();
  await dismissToasts(page);
});
