import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/**
 * Whether it is seen so many ms after it came: it begins anew, and its own clock is put there and stands still. However long
 * ago it came, then, and however busy the machine is.
 */
function seenAfter(place: Locator, ms: number): Promise<boolean> {
  return place.evaluate((element: HTMLElement | SVGElement, at) => {
    element.style.animation = 'none';
    element.getBoundingClientRect();
    element.style.removeProperty('animation');
    const animations = element.getAnimations();
    if (animations.length === 0) throw new Error('It comes at once');
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = at;
    }
    const { width } = element.getBoundingClientRect();
    return getComputedStyle(element).opacity !== '0' && width > 0;
  }, ms);
}

test('what says that one waits is not seen for the first 150 ms, and is seen after them', async ({
  page,
  expectError,
}) => {
  expectError(/status of 401/);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@pankh.example');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  // By what it does: while it is busy it says so in its name.
  const button = page.getByRole('main').locator('button[type=submit]');
  await button.click();
  // What was pressed is deaf at once, whoever answers when.
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const circle = button.locator('svg');
  expect(await seenAfter(circle, 149)).toBe(false);
  expect(await seenAfter(circle, 152)).toBe(true);
  released.resolve();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
});

test('rows that stand for what is still to come are not seen for the first 150 ms, and are after them', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/connections-page*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/connections', { waitUntil: 'commit' });
  const rows = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(rows).toBeAttached();
  expect(await seenAfter(rows, 149)).toBe(false);
  expect(await seenAfter(rows, 152)).toBe(true);
  released.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows).toHaveCount(0);
});
