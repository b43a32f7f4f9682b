import { violationsOn } from './fixtures/axe.ts';
import { openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { investor, openAs } from './fixtures/people.ts';
import { sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'portfolio' });

test('an investment is recorded from its deal, asks before it is left unsaved, and comes back once removed', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/explore');
  await sent(page);
  const details = page.getByRole('main').getByRole('link', { name: /^View Details: / });
  const company = (await details.first().getAttribute('aria-label'))?.replace('View Details: ', '') ?? '';
  await openDeal(page, company);
  await page.getByRole('button', { name: 'Record an investment' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Company')).toHaveValue(company);
  const amount = dialog.getByLabel('Amount invested');
  await amount.fill('5 lakh');
  await dialog.getByLabel('Currency').selectOption('USD');
  await expect(dialog.getByText('$500,000', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeFocused();
  await expect(amount).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on writing' }).click();
  await expect(amount).toHaveValue('5 lakh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await sent(page);

  await page.goto('/portfolio');
  await expect(page.getByRole('link', { name: company })).toHaveAttribute('href', /\/investment\//);
  await page.getByRole('button', { name: `Edit: ${company}` }).click();
  await amount.fill('7 lakh');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('$500,000').first()).toBeVisible();

  await page.getByRole('button', { name: `Remove: ${company}` }).click();
  await expect(page.getByText('No investments recorded')).toBeVisible();
  const investments = page.getByRole('region', { name: 'Investments' });
  await expect(investments).toBeFocused();
  await page.reload();
  await page.getByText('Removed (1)').click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: `Restore: ${company}` }).click();
  await expect(page.getByRole('link', { name: company })).toBeVisible();
  await expect(page.getByText('Removed (1)')).toHaveCount(0);
  await expect(investments).toBeFocused();
});

test('an amount of lakhs stands in one line of a wide page, among the totals too', async ({ page }) => {
  await openAs(page, investor);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Record an investment' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company').fill('Lantern Looms');
  await dialog.getByLabel('Amount invested').fill('33 lakh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const total = page.getByRole('definition').filter({ hasText: '₹33,00,000' }).first();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await total.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }
});

test('who presses Save twice records one investment', async ({ page }) => {
  await openAs(page, investor);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Record an investment' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company').fill('Twice Mills');
  await dialog.getByLabel('Amount invested').fill('5 lakh');
  await dialog.getByRole('button', { name: 'Save' }).evaluate((save: HTMLElement) => {
    save.click();
    save.click();
  });
  await expect(dialog).toHaveCount(0);
  await stored(page);
  await sent(page);
  await expect(page.getByRole('button', { name: 'Edit: Twice Mills' })).toHaveCount(1);
});

test('whoever closes the question about unsaved words as well has them back, and only who leaves them is without', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/portfolio');
  const record = page.getByRole('button', { name: 'Record an investment' }).first();
  const dialog = page.getByRole('dialog');
  const company = dialog.getByLabel('Company');
  await record.click();
  await company.fill('Lantern Looms');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await record.click();
  await expect(company).toHaveValue('Lantern Looms');
  await expect(dialog.getByText('What you wrote here before is back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await record.click();
  await expect(company).toHaveValue('Lantern Looms');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await record.click();
  await expect(company).toHaveValue('');
});
