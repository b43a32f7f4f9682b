import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn } from './fixtures/people.ts';
import { status } from './fixtures/work.ts';

test.use({ serverOf: 'keyboard', seedDemo: true });

/** Goes on with Tab alone until there, or back, where one sees that one is. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
  // A field is marked by its frame.
  const marked = (element: Element) =>
    [element, element.parentElement ?? element].some(
      (part) => getComputedStyle(part).outlineStyle !== 'none',
    );
  expect(await place.evaluate(marked), 'the focus is shown').toBe(true);
}

/** Follows the link that has the focus. */
async function follow(page: Page, title: string | RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  // Tab goes on from the new screen's beginning and not from where the old one was left.
  await expect(heading).toBeFocused();
}

test('with the keyboard alone one comes from a public page to signing in, a deal, and asking its founder to connect', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await page.goto('/pricing');
  await tabTo(page, banner.getByRole('link', { name: 'Login' }));
  await follow(page, 'Login');
  await tabTo(page, main.getByLabel('Email'));
  await page.keyboard.type(investor.email);
  await tabTo(page, main.getByLabel('Password', { exact: true }));
  await page.keyboard.type(investor.password);
  await tabTo(page, main.getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  // Its heading takes the focus as the screen appears, from wherever one has gone by then.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);

  await tabTo(page, banner.getByRole('link', { name: 'Explore' }), 'Shift+Tab');
  await follow(page, 'Explore Investment Opportunities');
  await tabTo(page, main.getByRole('searchbox', { name: 'Search opportunities' }));
  await page.keyboard.type('Khetdrishti');
  const deal = main.getByRole('link', { name: /^View Details: Khetdrishti/ });
  await expect(main.getByRole('status').filter({ hasText: '1 opportunity' })).toBeVisible();
  await tabTo(page, deal);
  await follow(page, /^Khetdrishti/);

  await tabTo(page, main.getByLabel('Message', { exact: true }));
  await page.keyboard.type('Which of the three pilots pays most?');
  await tabTo(page, main.getByRole('button', { name: 'Send Connection Request' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^Request (sent|not sent yet)$/)).toBeVisible();
});

test('a dialog takes the focus, keeps it while one goes on with Tab, and gives it back when it is closed', async ({
  page,
}) => {
  await page.goto('/explore');
  // Another deal may be the first as they come.
  await expect(status(page, /^Up to date/)).toBeVisible();
  const opener = page.getByRole('button', { name: /^AI Analysis: / }).first();
  await opener.waitFor();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^AI Analysis: / });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(key);
      // Between its last control and its first lies the browser's own bar, where the page has no focus.
      const isWithin = (element: Element) =>
        element.contains(document.activeElement) || document.activeElement === document.body;
      expect(await dialog.evaluate(isWithin), `${key}, ${presses + 1} times`).toBe(true);
    }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a button that goes as it is pressed leaves the focus where its work was done', async ({ page }) => {
  await logIn(page, founder);
  for (const [address, button, place] of [
    ['/investor-search?q=zzqx', 'Clear Filters', 'Investors found'],
    ['/search?q=zzqx&type=news', 'Show all kinds', 'Search and results'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
    await expect(page.getByRole('region', { name: place })).toBeFocused();
  }
});
