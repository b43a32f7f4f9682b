import type { Locator } from '@playwright/test';
import { openDeal } from './fixtures/deal.ts';
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

test('what says how things stand is printed in inks that white shows in the dark theme too', async ({
  page,
}) => {
  await beginDraft(page, 'Monsoon Mills', 'Looms that run on rain water.');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await contrastOnWhite(saved(page))).toBeGreaterThan(4.5);
  const label = page.locator('label', { hasText: 'Business Description' });
  expect(await contrastOnWhite(label, '::after')).toBeGreaterThan(4.5);
});

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
