import { openDeal } from './fixtures/deal.ts';
import { investor, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

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
