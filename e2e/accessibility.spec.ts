import type { Page } from '@playwright/test';
import { siteMap } from '#sync/site-map.ts';
import { violationsOn } from './fixtures/axe.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true, viewport: { width: 360, height: 800 } });

async function expectAccessible(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  expect(await violationsOn(page), route).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const who of ['a guest', 'a founder'] as const) {
    test(`every screen can be used by everybody, ${colorScheme}, as ${who}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (who === 'a founder') await logIn(page);
      for (const route of [...siteMap.map(({ example }) => example), '/no-such-page'])
        await expectAccessible(page, route);
    });
  }
}

test('no screen scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { example } of siteMap) {
    await page.goto(example);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, example).toBeLessThanOrEqual(0);
  }
});
