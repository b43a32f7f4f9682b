import type { Page } from '@playwright/test';
import { controlled, goOffline } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true });

const sections = [
  'Angel investing in India, wherever you are',
  'As read in',
  'Find the deals that fit you',
  'Talk to founders, not to forms',
  'Every contact in its place',
  'Open opportunities',
  'Investors here',
  'A global network',
  'What members say',
  'Trusted by teams at',
  'A letter every other Friday',
];
const calls = {
  'Join the network': '/signup',
  'Try AI-powered analysis': '/signup?next=',
  'Search opportunities': '/signup?next=%2Fexplore',
  'Start messaging': '/signup?next=',
  'Schedule meeting': '/signup?next=',
  'Browse all opportunities': '/signup?next=%2Fexplore',
  'Browse all investors': '/signup?next=%2Finvestor-search',
  'Explore global network': '/signup?next=%2Ffundraise',
};

test('the front page tells its sections in their order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'A letter every other Friday' })).toBeVisible();
  await expect.poll(() => sectionsOn(page)).toEqual(sections.slice(1));
  await expect(page.getByRole('heading', { level: 1, name: sections[0] })).toBeVisible();
  await expect(page.getByText('route-economics-2025.xlsx')).toBeVisible();
  await expect(page.getByText('248 KB')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Accept / })).toHaveCount(2);
  await expect(page.getByRole('navigation', { name: 'Follow Pankh' }).getByRole('link')).toHaveCount(4);
});

test('the front page is whole without a network, too, and opens at the part that an address names', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  // Where none have come, samples stand under other titles.
  for (const name of ['Open opportunities', 'Investors here'])
    await expect(page.getByRole('list', { name })).toBeVisible();
  await goOffline(page);
  await page.reload();
  await expect.poll(() => sectionsOn(page)).toEqual(sections.slice(1));
  const quotes = page.getByRole('heading', { name: 'What members say' });
  await page.goto('/explore');
  await page.goto('/#testimonials');
  // What is read of this device above it moves it.
  await expect(page.getByRole('list', { name: 'Open opportunities' })).toBeVisible();
  await expect(quotes).toBeInViewport();
});

test('what calls a stranger to act leads to sign up, and somebody signed in to the screen itself', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [name, address] of Object.entries(calls))
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', startsWith(address));
  await main.getByLabel('Industry').selectOption('FinTech');
  await main.getByLabel('Minimum amount').fill('a little');
  await main.getByLabel('Maximum amount').fill('2.5 cr');
  await expect(main.getByText('Enter a whole amount, such as 25 lakh.')).toBeVisible();
  await expect(main.getByText('₹2,50,00,000')).toBeVisible();
  await main.getByRole('link', { name: 'Search opportunities', exact: true }).click();
  await expect(page).toHaveURL(
    /\/signup\?next=%2Fexplore%3Findustry%3DFinTech%26max%3D2\.5\+?(%2B|%20)?cr%26currency%3DINR$/,
  );
  await page.goBack();
  await expect(main.getByLabel('Industry')).toHaveValue('FinTech');
  await expect(main.getByLabel('Maximum amount')).toHaveValue('2.5 cr');
  await logIn(page);
  await expect(main.getByRole('link', { name: 'Browse all investors' })).toHaveAttribute(
    'href',
    '/investor-search',
  );
});

test('the front page shows investors of the network with their range, their words and what they know', async ({
  page,
}) => {
  await page.goto('/');
  const card = page
    .getByRole('list', { name: 'Investors here' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Sharmila Katrapati' }) });
  await expect(card).toContainText('SK');
  await expect(card).toContainText('Hyderabad, India');
  await expect(card).toContainText('₹1,00,000 to ₹15,00,000');
  await expect(card).toContainText('A physician who built two diagnostics chains.');
  await expect(card).toContainText('Healthcare, Education');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sharmila Katrapati' })).toBeVisible();
});

test('the country that is chosen comes first, with its money, and is kept on the device', async ({
  page,
}) => {
  await page.goto('/');
  const deals = page.getByRole('list', { name: 'Open opportunities' }).getByRole('listitem');
  await expect(deals.first()).toContainText('India');
  const country = page.getByRole('banner').getByRole('combobox', { name: 'Country:' });
  await expect(country.getByRole('option')).toHaveText([
    'India',
    'United States',
    'United Kingdom',
    'Singapore',
    'Australia',
    'Canada',
  ]);
  await country.selectOption('United Kingdom');
  await expect(deals.first()).toContainText('UK');
  await page.reload();
  await expect(country).toHaveValue('GB');
  await expect(deals.first()).toContainText('UK');
  await page.goto('/explore');
  await page.getByLabel('Minimum amount').fill('5,000');
  await expect(page.getByText('£5,000', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Amounts are in pounds. Deals in other currencies are left out.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/min=5%2C000&currency=GBP$/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Smallest minimum');
  await expect(
    page.getByText('Amounts in pounds come first: other currencies are not converted.'),
  ).toBeVisible();
});

test('the menu of a small screen has every link, and choosing one closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Invest', 'Fundraise', 'Help', 'Testimonials', 'Explore', 'Login', 'Signup'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.getByRole('combobox', { name: 'Country:' })).toBeVisible();
  await menu.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
  // Nor does it stay over the page that going back leads to.
  await page.getByRole('button', { name: 'More' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toHaveCount(0);
  await page.goForward();
  await page.setViewportSize({ width: 1440, height: 900 });
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Help');
});

test('going back leads to the same place of the page, with the focus on the link that led away', async ({
  page,
}) => {
  await page.goto('/explore');
  // Deals that come in later would move those below them.
  await expect(status(page, /^Up to date/)).toBeVisible();
  const deals = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
  const far = deals.nth(15);
  await far.scrollIntoViewIfNeeded();
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { left: scrollY }), true));
  const href = (await far.getAttribute('href')) ?? '';
  await far.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  const before = await page.evaluate(() => Number(Reflect.get(window, 'left')));
  expect(before).toBeGreaterThan(500);
  await page.goBack();
  await expect(far).toBeFocused();
  await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
  await page.reload();
  await expect(deals.nth(15)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
});

/** The headings of those sections that stand on the page, in its order. */
async function sectionsOn(page: Page): Promise<string[]> {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  return headings.filter((heading) => sections.includes(heading));
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function startsWith(address: string): RegExp {
  return new RegExp(`^${address.replace('?', '\\?')}`);
}
