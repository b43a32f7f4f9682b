import { chromium as browserType } from '@playwright/test';
import { chromium } from './fixtures/chromium.ts';
import { expect, test } from './fixtures/test.ts';
import { isUsable } from './fixtures/usable.ts';
import { status } from './fixtures/work.ts';

test('a page that one leaves for another site is there again as it was, without being loaded', async ({
  server,
}) => {
  // Driven browsers are started without this unless told.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await browserType.launch({ ...chromium, ignoreDefaultArgs });
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    await page.goto('/explore');
    await isUsable(page);
    await expect(status(page, /^Up to date/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { wasHere: true }));
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
    // It goes on as before.
    await expect(status(page, /^Up to date/)).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('screens fade into each other only for whom motion is welcome', async ({ page }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (...given) {
      Object.assign(window, { fades: Number(Reflect.get(window, 'fades') ?? 0) + 1 });
      return startViewTransition.apply(this, given);
    };
  });
  for (const [reducedMotion, fades] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/help');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/\/help$/);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'fades') ?? 0))).toBe(fades);
  }
});
