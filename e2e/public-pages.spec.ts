import type { Page } from '@playwright/test';
import { siteMap } from '#sync/site-map.ts';
import { violationsInBothThemes, violationsOn } from './fixtures/axe.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true });

const others = new Set(['/', '/fundraise', '/explore', '/investment/:id', '/submit-pitch/:draftId?']);
const pages = siteMap.filter((screen) => !screen.private && !others.has(screen.path));

/** The levels of all headings that are read, in their order. */
function headingLevels(page: Page): Promise<number[]> {
  return page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}

test('every public page has one main heading, the others in order, and a title of its own', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const { example } of pages) {
    await page.goto(example);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const levels = await headingLevels(page);
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skips, example).toEqual([]);
    // The head of a page that the service worker keeps is written once the screen stands.
    await expect(page.locator('head meta[name="robots"]')).toBeAttached();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
});

test('the sitemap leads to every public page, the footer to the sitemap, and /about is the same as /about-us', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  for (const { path, example } of pages.filter(({ path }) => !path.includes(':')))
    await expect(page.getByRole('main').locator(`a[href="${example}"]`), path).toHaveCount(1);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  for (const title of ['Our mission', 'Our vision', 'Innovation', 'Trust', 'Growth', 'Education'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Expertise of/ })).toHaveCount(6);
  await expect(page.getByText('A fictional team: sample content, no real persons.')).toBeVisible();
});

test('stories are counted by who told them, and the tabs show theirs', async ({ page }) => {
  await page.goto('/testimonials');
  const figures = page.getByRole('region', { name: 'Stories in figures' });
  for (const [label, figure] of [
    ['Stories', '24'],
    ['Investors', '12'],
    ['Entrepreneurs', '12'],
    ['Average rating (illustrative figures)', '4.8'],
  ] as const)
    await expect(figures.getByText(label, { exact: true }).locator('..')).toContainText(figure);
  for (const [figure, label] of [
    ['450+', 'crore raised'],
    ['89%', 'success'],
    ['2,300+', 'active investors'],
    ['45 days', 'average funding time'],
  ] as const)
    await expect(page.getByText(label, { exact: true }).locator('..')).toContainText(figure);
  await expect(page.getByText('* Illustrative figures')).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).press('ArrowRight');
  const stories = page.getByRole('tabpanel').getByRole('figure');
  await expect(page.getByRole('tab', { name: 'Investors' })).toBeFocused();
  await expect(stories).toHaveCount(12);
  await expect(stories.filter({ hasText: 'Entrepreneur,' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Entrepreneurs' }).click();
  await expect(stories.filter({ hasText: 'Entrepreneur,' })).toHaveCount(12);
  await page.getByRole('link', { name: 'Join as an Entrepreneur' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await expect(page.getByRole('radio', { name: 'Entrepreneur', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Entrepreneurs' })).toHaveAttribute('aria-selected', 'true');
});

test('without a network, the help centre is searched, its matches marked, and an article read', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  await page.goto('/help-center');
  for (const [title, count] of [
    ['Getting Started', '12 articles'],
    ['Account & Security', '8 articles'],
    ['Payments & Billing', '6 articles'],
    ['Investment Tips', '15 articles'],
  ] as const)
    await expect(page.getByRole('link', { name: title })).toContainText(count);
  await page.getByRole('searchbox', { name: 'Search help' }).fill('valuation');
  const found = page.getByRole('list', { name: 'Articles found' }).getByRole('listitem');
  await expect(found.first()).toContainText('Understand a valuation');
  await expect(found.first().locator('mark').first()).toHaveText('valuation');
  expect(await violationsOn(page)).toEqual([]);
  await found.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Understand a valuation' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('valuation');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('zzqqxx');
  await expect(page.getByText('No articles found')).toBeVisible();
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('smallest amount');
  const question = page.getByRole('list', { name: 'Questions found' }).getByRole('listitem').first();
  await expect(question).toContainText('What is the minimum investment?');
  await expect(question.locator('mark')).toHaveText(['smallest', 'amount']);
  await page.goto('/help-center/no-such-article');
  await expect(page.getByText('There is no article at this address')).toBeVisible();
});

test('a category opens its articles, and of eight questions one is open at a time', async ({ page }) => {
  await page.goto('/help-center');
  await page.getByRole('link', { name: 'Payments & Billing' }).click();
  await expect(page.getByRole('list', { name: 'Payments & Billing' }).getByRole('listitem')).toHaveCount(6);
  const questions = page.locator('details:has(h3)');
  await expect(questions).toHaveCount(8);
  await page.getByText('How do I submit a pitch?').click();
  await page.getByText('How do I delete my account?').click();
  await expect(page.getByText('Drafts are saved as you type.')).toBeHidden();
  await expect(page.getByText('In the settings, with your password.')).toBeVisible();
  for (const [name, href] of [
    ['leave a message', '/help#message'],
    ['Email Support', '/contact'],
    ['Documentation', '/blog'],
  ] as const)
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
});

test('Live Chat is Dollar in its hours, and the form of the help page outside of them', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-10T12:00:00+05:30');
  await page.goto('/help-center');
  const closed = page.getByRole('link', { name: 'Live Chat' });
  await expect(closed).toContainText('Closed now: leave a message');
  await closed.click();
  await expect(page).toHaveURL(/\/help#message$/);
  await expect(page.getByRole('form', { name: 'Send us a Message' })).toBeInViewport();
  await page.clock.setFixedTime('2026-01-09T17:59:00+05:30');
  await page.goto('/help-center');
  await page.getByRole('button', { name: 'Live Chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Dollar - AI Investment Assistant' })).toBeVisible();
});

test('on a phone the articles of a category come into sight as it is opened @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // As Safari does it: a link that is tapped is given no focus.
  await page.addInitScript(() =>
    addEventListener('mousedown', (pressing) => pressing.preventDefault(), { capture: true }),
  );
  await page.goto('/help-center');
  const list = page.getByRole('list', { name: 'Payments & Billing' });
  await page.getByRole('link', { name: 'Payments & Billing' }).click();
  await expect(list.getByRole('listitem').first()).toBeInViewport();
});

test('a tutorial is told picture by picture, with its transcript', async ({ page }) => {
  await page.goto('/help');
  for (const minutes of ['5 min', '3 min', '4 min', '6 min'])
    await expect(page.getByText(minutes)).toBeVisible();
  const tutorial = page.getByRole('region', { name: 'Writing your pitch' });
  await expect(tutorial.getByText('0:00, picture 1 of 4')).toBeVisible();
  await tutorial.getByRole('button', { name: 'Next picture' }).click();
  await expect(tutorial.getByText('0:50, picture 2 of 4')).toBeVisible();
  const back = tutorial.getByRole('button', { name: 'Previous picture' });
  await back.press('Enter');
  await expect(tutorial.getByText('0:00, picture 1 of 4')).toBeVisible();
  await expect(back).toBeFocused();
  await tutorial.getByText('Transcript: Writing your pitch').click();
  await expect(tutorial.getByRole('listitem')).toHaveCount(4);
  for (const fact of [
    'from ₹25,000',
    'from ₹999/month',
    '1-2 business days',
    'Within 24 hours',
    '9am-6pm IST',
    '4-12 weeks',
  ])
    await expect(page.getByRole('main')).toContainText(fact);
});

test('a link comes to what it names: a plan to sign up with, a part of another page', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Entrepreneur Premium yearly' }).click();
  await expect(page.getByRole('radio', { name: 'Entrepreneur Premium yearly' })).toBeChecked();
  await page.goto('/terms');
  await page.getByRole('link', { name: 'addendum of the privacy policy' }).click();
  const addendum = page.getByRole('heading', {
    name: 'Addendum: Digital Personal Data Protection Act, 2023',
  });
  await expect(addendum).toBeInViewport();
});

test('an article of the blog is read without a network', async ({ page }) => {
  await page.goto('/blog');
  await controlled(page);
  // What the server drew is not on the device yet.
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.getByRole('tab', { name: 'Guides' }).click();
  // The desk may have published more of them meanwhile.
  const articles = page.getByRole('list', { name: 'Articles' }).getByRole('listitem');
  await expect(articles).not.toHaveCount(0);
  await expect(articles.filter({ hasNotText: 'Guide, ' })).toHaveCount(0);
  await goOffline(page);
  await page.getByRole('link', { name: 'Reading and keeping a cap table' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Reading and keeping a cap table' }),
  ).toBeVisible();
  await expect(page.getByText('Together that is one crore shares.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Together that is one crore shares.')).toBeVisible();
  await page.goto('/blog/no-such-article');
  await expect(page.getByRole('heading', { name: 'This article is not on this device' })).toBeVisible();
});

test('rounds that are full or closed stand among the funded companies', async ({ page }) => {
  await page.goto('/funded-companies');
  // None is there before the first answer.
  const heading = page.getByRole('heading', { level: 2, name: /^[1-9]\d* funded rounds?$/ });
  await expect(heading).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  const count = Number.parseInt((await heading.textContent()) ?? '', 10);
  const funded = page.locator('section').filter({ has: heading });
  await expect(funded.getByRole('link', { name: /^View Details/ })).toHaveCount(count);
});

test('what unfolds on public pages can be used by everybody, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/help');
  await page.getByText('What does Pankh cost?').click();
  await page.getByText('Transcript: Getting started').click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto('/help-center?category=investment-tips&q=shares');
  await expect(page.getByRole('list', { name: 'Articles found' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto('/newsletter/confirm#abc');
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
