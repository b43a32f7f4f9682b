import type { Page } from '@playwright/test';
import { deviceContents } from './fixtures/device-contents.ts';
import { lengthen } from './fixtures/lengthen.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { founder, investor, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { textOf } from './fixtures/text-of.ts';
import { dismissToasts, toastSays, undoOf } from './fixtures/toast.ts';
import { beginDraft, sent, stored } from './fixtures/work.ts';

// No model is configured: the server answers by the same rules as the device.

test.use({ seedDemo: true });

const description =
  'We lend umbrellas at stations. Commuters pay 20 rupees a day. 300 people used them last month in Pune.';

function cards(page: Page) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: '% relevance' });
}

test('the search finds deals and articles by suggestion and by word, in tabs, with and without a network', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI-Powered Investment Search' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await toastSays(page, 'Enter Search Query');
  await dismissToasts(page);

  const suggestions = page.locator('main a[href^="/search?q="]');
  await expect(suggestions).toHaveCount(6);
  for (const suggestion of await suggestions.all()) {
    const text = await textOf(suggestion);
    await suggestion.click();
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(cards(page).first(), text).toBeInViewport();
  }

  // What there is to find has come.
  await sent(page);
  await goOffline(page);
  await page.getByRole('searchbox').fill('cold chain');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=cold\+chain$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(
    page.getByRole('link', { name: 'Look for “cold chain” in the investor database' }),
  ).toBeVisible();
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(1);
  await page.getByRole('tab', { name: 'Trend' }).click();
  await expect(page).toHaveURL(/\?q=cold\+chain&type=trend$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await page.getByRole('tab', { name: 'News' }).click();
  await expect(page).toHaveURL(/\?q=cold\+chain&type=news$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true');
  await cards(page).first().getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page).toHaveURL(/\/blog\//);
  await page.goBack();
  await page.getByRole('tab', { name: 'Opportunity' }).click();
  await cards(page).first().getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page).toHaveURL(/\/investment\//);
});

test('a pitch is analysed online and offline alike by rules, and is there again after a reload', async ({
  page,
}) => {
  await page.goto('/ai-analysis');
  await controlled(page);
  const analyse = page.getByRole('button', { name: 'Analyze Opportunity' });
  await analyse.click();
  await toastSays(page, 'Missing Information', 'Please fill in all required fields.');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Umbrella Works');
  await expect(page.getByText('Missing Information')).toHaveCount(0);
  await page.getByLabel('Description', { exact: true }).fill(description);
  await page.getByLabel('Industry').selectOption('Technology');
  await page.getByLabel('Total Required').fill('25 lakh');
  await expect(page.getByText('₹25,00,000')).toBeVisible();
  await page.getByRole('tab', { name: 'Market Insights' }).click();
  await expect(page).toHaveURL(/\?tab=insights$/);
  await page.getByRole('tab', { name: 'Opportunity Analysis' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Umbrella Works');

  const score = page.getByText(/^\d{1,3} out of 100$/);
  await analyse.click();
  await expect(page.getByText('By rules', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Assumed, as nothing was said of it: stage Seed, minimum/)).toBeVisible();
  const online = await textOf(score);

  await goOffline(page);
  await analyse.click();
  await expect(page.getByText('By rules, on this device')).toBeVisible();
  await expect(page.getByText('Analysis Failed')).toBeVisible();
  await expect(score).toHaveText(online);
  await page.reload();
  await expect(score).toHaveText(online);
});

test('market insights are counted on the device, each chart with a table behind it, without a network', async ({
  page,
}) => {
  await page.goto('/ai-analysis?tab=insights');
  await controlled(page);
  await expect(page.getByText(/^Counted from the \d+ deals on this device/)).toBeVisible();
  await goOffline(page);
  await page.reload();
  for (const title of ['Deals by industry', 'Deals by stage', 'New deals by month'])
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('table', { name: 'Deals by industry' })).toBeVisible();
});

test('an investor sees which deals fit and why, a founder which investors, of the network and the database', async ({
  page,
  onlinePage,
}) => {
  await logIn(page, investor);
  await page.goto('/ai-analysis?tab=matching');
  await controlled(page);
  await sent(page);
  await goOffline(page);
  const deals = page.getByRole('list', { name: 'Deals that fit your profile' }).locator('> li');
  await expect(deals.first().getByText(/% match$/)).toBeVisible();
  const scores = (await deals.getByText(/% match$/).allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  await deals.first().getByText('Why this score').click();
  await expect(
    deals
      .first()
      .getByText(/^\d+ of \d+/)
      .first(),
  ).toBeVisible();

  const office = await onlinePage();
  await logIn(office, founder);
  await office.goto('/ai-analysis?tab=matching');
  await expect(
    office.getByRole('list', { name: 'Investors of the network' }).getByRole('link').first(),
  ).toBeVisible();
  const directory = office.getByRole('list', { name: 'From the investor database' });
  await expect(directory.getByText(/% match$/).first()).toBeVisible();
});

test('a description is put better, compared, copied, used and brought back, without a network or an account', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await lengthen(page, [2_000], 5);
  await page.goto('/pitch-enhancer');
  await controlled(page);
  await goOffline(page);
  const enhance = page.getByRole('button', { name: 'Enhance Description' });
  await expect(enhance).toBeDisabled();
  const own = page.getByLabel('Description', { exact: true });
  await own.fill(description);
  await enhance.click();
  const enhanced = page.getByLabel('Enhanced description');
  await expect(enhanced).toBeVisible();
  await toastSays(page, 'Description enhanced', 'Read it before you use it.');
  const enhancer = page.getByRole('region', { name: 'AI Description Enhancer' });
  await expect(enhancer).toBeFocused();
  await expect(page.getByText('By rules, on this device')).toBeVisible();

  await enhanced.fill(`${await enhanced.inputValue()} In one city so far.`);
  await page.getByText('What changed').click();
  await expect(page.locator('mark').filter({ hasText: 'In one city so far.' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('In one city so far.');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await toastSays(page, 'Copy Failed');
  await dismissToasts(page);

  await page.getByRole('button', { name: 'Use This Description' }).click();
  await expect(own).toHaveValue(/In one city so far\.$/);
  await (await undoOf(page)).click();
  await expect(own).toHaveValue(description);
  // What is written in it outlives its screen, until one begins anew.
  await enhanced.fill('Umbrellas, lent.');
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await page.goBack();
  await expect(enhanced).toHaveValue('Umbrellas, lent.');
  await page.reload();
  await expect(enhanced).toHaveValue('Umbrellas, lent.');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(enhance).toBeEnabled();
  await expect(enhancer).toBeFocused();
  await page.reload();
  await expect(enhance).toBeEnabled();
});

test('where a pitch is written the helper comes with title, description and industry, and its text can be taken back', async ({
  page,
}) => {
  await logIn(page, founder);
  await beginDraft(page, 'Umbrella Works');
  const own = page.getByLabel('Business Description');
  const helper = page.getByRole('heading', { name: 'AI Description Enhancer' });
  await own.fill(description);
  await expect(helper).toHaveCount(0);
  await page.getByLabel('Industry').selectOption('Technology');
  await expect(helper).toBeVisible();
  await page.getByRole('button', { name: 'Enhance Description' }).click();
  await expect(page.getByText('By rules', { exact: true })).toBeVisible();
  await page.getByLabel('Enhanced description').fill('Umbrellas, lent.');
  await page.getByRole('button', { name: 'Use This Description' }).click();
  await expect(own).toHaveValue('Umbrellas, lent.');
  // As by a person, who reads what has come before going back.
  const undo = await undoOf(page);
  await expect.poll(() => deviceContents(page)).toMatch(/^drafts_1: .*Umbrellas, lent\./m);
  await undo.click();
  await expect(own).toHaveValue(description);
  await stored(page);
  await page.reload();
  await expect(own).toHaveValue(description);
});

test('the database is asked in one’s own words, answers in panel and dialog, and advice begins with a question', async ({
  page,
}) => {
  await page.goto('/fundraise');
  await controlled(page);
  // All of them are here.
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ investors found$/ })).toBeVisible();
  const box = page.getByLabel('AI investor search');
  const ask = page.getByRole('button', { name: 'Search with AI' });
  await ask.click();
  await toastSays(page, 'Please enter a search query', 'For example:');
  await dismissToasts(page);

  await box.fill('fintech investors in India');
  const dialog = page.getByRole('dialog', { name: 'AI results' });
  const panel = page.getByRole('region', { name: 'AI results' });
  for (const source of ['By rules', 'By rules, on this device']) {
    await ask.click();
    // Above the dialog, where it can be closed. Who points at it has it for as long as they do.
    const dismiss = dialog.getByRole('button', { name: 'Dismiss' }).first();
    await dismiss.hover();
    await toastSays(page, 'AI Search Complete!', 'found.');
    await dismiss.click();
    await expect(dialog.getByText(source, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(panel.getByText(/% match$/).first()).toBeVisible();
    await goOffline(page);
  }

  await panel
    .getByRole('button', { name: /^View Details: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Get AI Advice' }).click();
  await toastSays(page, 'AI Assistant Ready');
  await expect(box).toHaveValue(/^How should I approach .+ for my startup\?$/);
  await dismissToasts(page);
  await ask.click();
  await expect(dialog.getByText(/^How to approach .+, by what its record says:/)).toBeVisible();
  await expect(dialog.getByText('100% match')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Clear AI results' }).click();
  await expect(panel).toHaveCount(0);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});
