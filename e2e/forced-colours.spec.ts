import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

/** The lines around it in px, those of no style and those of the ground's own colour left out. */
function linesOf(part: Locator): Promise<{ border: number; outline: number }> {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    const ground = getComputedStyle(document.body).backgroundColor;
    const seen = (width: string, look: string, colour: string) =>
      look === 'none' || colour === ground || colour === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(width);
    return {
      border: seen(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
      outline: seen(style.outlineWidth, style.outlineStyle, style.outlineColor),
    };
  });
}

test('in the system’s own colours buttons and fields have edges, the focus an outline, and what is chosen a frame', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of ['/login', '/explore', '/pricing', '/ai-analysis']) {
    await page.goto(route);
    const edged = page
      .getByRole('main')
      .locator('.btn:visible, .input:visible, .select:visible, .textarea:visible');
    await expect(edged.first()).toBeVisible();
    for (const part of await edged.all()) {
      const what = `${route}: ${await part.evaluate((element) => element.outerHTML.slice(0, 120))}`;
      expect((await linesOf(part)).border, what).toBeGreaterThanOrEqual(1);
    }
    await page.keyboard.press('Tab');
    expect((await linesOf(page.locator(':focus'))).outline, route).toBeGreaterThanOrEqual(2);
  }

  const chosen = page.getByRole('tab', { selected: true });
  expect((await linesOf(chosen)).outline).toBeGreaterThanOrEqual(2);
  expect((await linesOf(page.getByRole('tab', { selected: false }).first())).outline).toBe(0);
  await page.goto('/explore');
  const here = page.getByRole('banner').getByRole('link', { name: 'Explore', exact: true });
  expect((await linesOf(here)).outline).toBeGreaterThanOrEqual(2);
});
