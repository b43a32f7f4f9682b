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
