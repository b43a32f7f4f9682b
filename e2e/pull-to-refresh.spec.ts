import type { Page } from '@playwright/test';
import { lengthen } from './fixtures/lengthen.ts';
import { controlled } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true, hasTouch: true });

/** One finger on the screen's upper part, by how many px it is below where it came down. */
async function finger(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at = 200;
  await touch('touchStart', [{ x: 180, y: at }]);
  return {
    async moveTo(down: number) {
      const step = (200 + down - at) / 8;
      for (let taken = 0; taken < 8; taken += 1) await touch('touchMove', [{ x: 180, y: (at += step) }]);
    },
    leave: () => touch('touchEnd', []),
  };
}

async function pull(page: Page): Promise<void> {
  const { moveTo, leave } = await finger(page);
  await moveTo(300);
  await leave();
}

/** Whether a pull is the app's: what listens to it comes after a first look, and until then it is the browser's. */
function isOwn(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY === 'contain');
}

test('a pull at a list asks the server, says how that went, and leaves what was typed @phone', async ({
  page,
}) => {
  await lengthen(page, [4_000], 5);
  await page.goto('/explore');
  await controlled(page);
  const search = page.getByRole('searchbox', { name: 'Search opportunities' });
  await search.fill('crop');
  await expect.poll(() => isOwn(page)).toBe(true);
  let loads = 0;
  page.on('load', () => (loads += 1));

  const asked = page.waitForResponse('**/api/sync');
  await pull(page);
  expect((await asked).ok()).toBe(true);
  await expect(page.getByText('Everything is up to date.')).toBeVisible();
  await expect(page.getByText('Everything is up to date.')).toBeHidden();

  await page.context().setOffline(true);
  await pull(page);
  await expect(page.getByText('There is no network, or the server cannot be reached.')).toBeVisible();
  await expect(search).toHaveValue('crop');
  expect(loads).toBe(0);
});

test('a finger can take its pull back, and other screens keep the browser’s own @phone', async ({ page }) => {
  await page.goto('/explore');
  await expect.poll(() => isOwn(page)).toBe(true);
  const { moveTo, leave } = await finger(page);
  await moveTo(60);
  await expect(page.getByText('Pull to refresh')).toBeVisible();
  await moveTo(300);
  await expect(page.getByText('Let go to refresh')).toBeVisible();
  await moveTo(30);
  await expect(page.getByText('Let go to refresh')).toBeHidden();
  await leave();
  await expect(page.getByText('Asking the server now.')).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect.poll(() => isOwn(page)).toBe(false);
});
