import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/own-server-test.ts';
import { investor, logIn } from './fixtures/people.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'explore' });

type Deal = { industry: string; stage: string; status: string; location: string };

function cards(page: Page) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: 'Min per Investor' });
}

/** How many deals the page says that there are. */
function found(page: Page, count: number) {
  return page.getByRole('status').filter({ hasText: new RegExp(`^${count} opportunit(y|ies)$`) });
}

test('a stranger asks for industry, stage, place and amounts, clears all of it, sees more, and is led to sign up', async ({
  page,
}) => {
  const given = (await (await page.request.get('/api/opportunities')).json()) as Deal[]; // the contract's replies
  const deals = given.filter(({ status }) => status === 'active');
  const all = deals.length;
  expect(all).toBeGreaterThan(24);
  const inTechnology = deals.filter(({ industry }) => industry === 'Technology');
  const atSeed = inTechnology.filter(({ stage }) => stage === 'Seed');

  await page.goto('/explore');
  await expect(found(page, all)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(cards(page).nth(24)).toBeFocused();

  await page.getByLabel('Industry').selectOption('Technology');
  await expect(page).toHaveURL(/\?industry=Technology$/);
  await expect(cards(page)).toHaveCount(inTechnology.length);
  await page.getByLabel('Stage').selectOption('Seed');
  await expect(cards(page)).toHaveCount(atSeed.length);
  await page.getByLabel('Industry').selectOption('All industries');
  await page.getByLabel('Location').selectOption('Singapore');
  await expect(page).toHaveURL(/\?stage=Seed&location=Singapore$/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(found(page, all)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);

  await page.getByLabel('Minimum amount').fill('1 lakh');
  await expect(
    page.getByText('Amounts are in rupees. Deals in other currencies are left out.'),
  ).toBeVisible();
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters.getByText('₹1,00,000', { exact: true })).toBeVisible();
  await page.getByLabel('Maximum amount').fill('a lot');
  await expect(page.getByText('Enter a whole amount, such as 25 lakh.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByLabel('Minimum amount')).toHaveValue('');
  await expect(filters.getByRole('heading', { name: 'Filters' })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search opportunities' }).fill('nothing is called like this');
  await expect(page.getByRole('heading', { name: 'No opportunities found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(found(page, all)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  const details = cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ });
  await details.click();
  await expect(page).toHaveURL(/\/signup\?next=%2Finvestment%2F[0-9a-f-]{36}$/);
});

test('back leads to the filters, the count, the place and the focus that one left, forward to the heading of what one had opened', async ({
  page,
}) => {
  await logIn(page, investor);
  const given = (await (await page.request.get('/api/opportunities')).json()) as Deal[]; // the contract's replies
  const inIndia = given.filter(
    ({ stage, status, location }) => stage === 'Seed' && status === 'active' && location.includes('India'),
  );
  await page.goto('/explore');
  // Deals that come in later would move those below them.
  await sent(page);
  await page.getByLabel('Stage').selectOption('Seed');
  await page.getByLabel('Location').selectOption('India');
  await expect(cards(page)).toHaveCount(inIndia.length);
  const last = cards(page)
    .last()
    .getByRole('link', { name: /^View Details/ });
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await last.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/investment\/[0-9a-f-]{36}$/);
  const deal = page.url();
  await expect(heading).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/explore\?stage=Seed&location=India$/);
  await expect(page.getByLabel('Stage')).toHaveValue('Seed');
  await expect(page.getByLabel('Location')).toHaveValue('India');
  await expect(found(page, inIndia.length)).toBeVisible();
  await expect(cards(page)).toHaveCount(inIndia.length);
  await expect(last).toBeFocused();
  await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);

  await page.goForward();
  await expect(page).toHaveURL(deal);
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
