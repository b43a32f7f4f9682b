import type { Locator, Page } from '@playwright/test';
import { openDeal } from './fixtures/deal.ts';
import { sheets } from './fixtures/paper.ts';
import { investor, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, saved } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('a printed deal is its own words, dark on white in the dark theme too, without what is only pressed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, investor);
  const deals = (await (await page.request.get('/api/opportunities')).json()) as { title: string }[]; // the contract's reply
  const title = deals[0]?.title ?? '';
  await openDeal(page, title);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Investment Summary' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your notes' })).toBeHidden();
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a printed analysis is its score and words with who answered, dark on white, without the form it came from', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ai-analysis');
  await page.getByLabel('Title').fill('Umbrella Works');
  await page
    .getByLabel('Description', { exact: true })
    .fill('Umbrellas that last ten years, repaired in eleven cities by four hundred paid menders.');
  await page.getByLabel('Industry').selectOption('Technology');
  await page.getByLabel('Total Required').fill('25 lakh');
  await page.getByRole('button', { name: 'Analyze Opportunity' }).click();
  const score = page.getByText(/^\d{1,3} out of 100$/);
  await expect(score).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(score).toBeVisible();
  await expect(page.getByText('By rules', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Umbrella Works' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('no card of a printed list is cut where a sheet ends', async ({ page }) => {
  for (const [list, card] of [
    ['/explore', 'Total Required'],
    ['/pricing', 'Save 17%'],
  ] as const) {
    await page.goto(list);
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: card });
    await expect(cards.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const each of await cards.all()) await expect(each).toHaveCSS('break-inside', 'avoid');
    await page.emulateMedia({ media: null });
  }
});

/** Longer than a sheet, with an end of its own. */
const longDescription = `${Array.from({ length: 70 }, (_, day) => `On day ${day + 1} it rained on our looms.`).join('\n')}
Then the river rose.`;

test('a printed dialog is all that it says, over as many sheets as that takes, without the page behind it or what is pressed', async ({
  page,
}) => {
  // Dollar's greeting would come and go while all that stands in the page is counted.
  await page.addInitScript(() => sessionStorage.setItem('pankh-dollar-greeted', '1'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await beginDraft(page, 'Monsoon Mills', longDescription);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'As investors will see it' });
  await expect(dialog.getByText('Then the river rose.').last()).toBeAttached();
  const standing = await page.locator('body *').count();
  await beginPrinting(page);
  await expect(page.getByRole('heading', { name: 'As investors will see it' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Submit Your Pitch' })).toBeHidden();
  // All of it stands in the page, in which alone a browser ends a sheet between two lines.
  await expect(dialog).toBeHidden();
  const end = page.getByText('Then the river rose.').filter({ visible: true }).last();
  const { bottom, height } = await end.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom + scrollY,
    height: document.documentElement.scrollHeight,
  }));
  expect(bottom).toBeLessThan(height);
  await endPrinting(page);
  await expect(dialog).toBeVisible();
  await expect(page.locator('body *')).toHaveCount(standing);
  // The description takes two, and what stands above it one; the page behind would add its own.
  expect(await sheets(page)).toBeGreaterThanOrEqual(3);
  expect(await sheets(page)).toBeLessThanOrEqual(4);
});

test('a printed dialog says what was chosen in it', async ({ page }) => {
  await logIn(page, investor);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Record an investment' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company').fill('Monsoon Mills');
  await dialog.getByLabel('Stage').selectOption('Series A');
  await beginPrinting(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Company')).toHaveValue('Monsoon Mills');
  const stage = page.getByLabel('Stage');
  await expect(stage).toBeVisible();
  await expect(stage).toHaveValue('Series A');
});

test('an analysis printed from the list of deals is the analysis alone', async ({ page }) => {
  await page.goto('/explore');
  await page
    .getByRole('button', { name: /^AI Analysis: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^AI Analysis: / });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText(/^\d{1,3} out of 100$/)).toBeVisible();
  await beginPrinting(page);
  await expect(page.getByText(/^\d{1,3} out of 100$/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('By rules', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await endPrinting(page);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});

test('what says how things stand is printed in inks that white shows in the dark theme too', async ({
  page,
}) => {
  await beginDraft(page, 'Monsoon Mills', 'Looms that run on rain water.');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await contrastOnWhite(saved(page))).toBeGreaterThan(4.5);
  const label = page.locator('label', { hasText: 'Business Description' });
  expect(await contrastOnWhite(label, '::after')).toBeGreaterThan(4.5);
});

test('a printed draft has every line of its description and nothing that is pressed', async ({ page }) => {
  await beginDraft(page, 'Monsoon Mills', longDescription);
  await beginPrinting(page);
  // The field itself would be cut where a sheet ends within it.
  await expect(page.getByLabel('Business Description', { exact: true })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const lines = page.getByText('Then the river rose.').filter({ visible: true });
  await expect(lines).toHaveCount(1);
  await expect(lines).toHaveCSS('white-space', 'pre-wrap');
  await expect(lines.locator('..')).toHaveCSS('display', 'block');
  await endPrinting(page);
  await expect(page.getByLabel('Business Description', { exact: true })).toBeVisible();
  expect(await sheets(page)).toBeGreaterThanOrEqual(3);
});

/** As the browser tells it, until all is on paper; the page stays as it is printed. */
async function beginPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

async function endPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

/** Of the ink of an element, or of what stands behind its words, as WCAG reckons it. */
function contrastOnWhite(element: Locator, part?: string): Promise<number> {
  return element.evaluate((shown, pseudo) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d');
    if (!paint) throw new Error('No canvas');
    paint.fillStyle = getComputedStyle(shown, pseudo).color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  }, part);
}
