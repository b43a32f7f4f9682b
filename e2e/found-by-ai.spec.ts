import { controlled, goOffline } from './fixtures/network.ts';
import { founder, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { dismissToasts, toastSays } from './fixtures/toast.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('Explore finds deals by a question, with percent and reason, online and offline', async ({ page }) => {
  await page.goto('/explore');
  await controlled(page);
  // What the server drew is not on the device yet.
  await sent(page);
  const ask = page.getByRole('button', { name: 'Search with AI' });
  await ask.click();
  await toastSays(page, 'Please enter a search query');
  await dismissToasts(page);
  const question = page.getByLabel('AI search', { exact: true });
  await question.fill('healthcare startups at seed stage');
  const results = page.getByRole('region', { name: 'AI results' });
  for (const source of ['By rules', 'By rules, on this device']) {
    await ask.click();
    await toastSays(page, 'Search Complete');
    await dismissToasts(page);
    await expect(results.getByText(source, { exact: true })).toBeVisible();
    await expect(results.getByText(/% match$/).first()).toBeVisible();
    expect(await results.getByText(/% match$/).count()).toBeLessThanOrEqual(6);
    await goOffline(page);
  }

  // On a phone the box is opened anew, and takes along what stands in the one above it where it is empty.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('searchbox').fill('umbrella');
  const fold = page.getByRole('button', { name: 'AI search', exact: true });
  for (const words of ['healthcare startups at seed stage', 'umbrella']) {
    await fold.click();
    await expect(question).toBeHidden();
    await fold.click();
    await expect(question).toHaveValue(words);
    await question.fill('');
  }
  await page.getByRole('button', { name: 'Clear AI results' }).click();
  await expect(results).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Search with AI' })).toBeFocused();
});

test('what AI found on Explore is there again on the way back from a deal, with the question, but in no other tab', async ({
  page,
}) => {
  await page.goto('/explore');
  await controlled(page);
  await sent(page);
  const question = page.getByLabel('AI search');
  await question.fill('healthcare startups at seed stage');
  await question.press('Enter');
  const results = page.getByRole('region', { name: 'AI results' });
  await results.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).not.toHaveURL(/\/explore/);
  await page.goBack();
  await expect(question).toHaveValue('healthcare startups at seed stage');
  await expect(results.getByText(/% match$/).first()).toBeVisible();
  await page.reload();
  await expect(results.getByText(/% match$/).first()).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/explore');
  await sent(other);
  await expect(other.getByLabel('AI search')).toHaveValue('');
  await expect(other.getByRole('region', { name: 'AI results' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear AI results' }).click();
  await page.reload();
  await sent(page);
  await expect(question).toBeVisible();
  await expect(results).toHaveCount(0);
});

test('what AI found in the investor database is there again on the way back from a list and after a reload, with the question, until it is cleared', async ({
  page,
}) => {
  await logIn(page, founder);
  await page.goto('/fundraise');
  await controlled(page);
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ investors found$/ })).toBeVisible();
  const question = page.getByLabel('AI investor search');
  await question.fill('fintech investors in India');
  await question.press('Enter');
  await page
    .getByRole('dialog', { name: 'AI results' })
    .getByRole('button', { name: /^View Details: / })
    .first()
    .click();
  const investor = page.getByRole('dialog');
  await investor.getByRole('button', { name: /^Add to my list/ }).click();
  await investor.getByRole('link', { name: /^On my list/ }).click();
  await expect(page).not.toHaveURL(/\/fundraise/);
  await page.goBack();
  await investor.getByRole('button', { name: 'Close' }).click();
  await expect(investor).toBeHidden();
  const results = page.getByRole('region', { name: 'AI results' });
  for (const again of [() => page.reload(), null]) {
    await expect(question).toHaveValue('fintech investors in India');
    await expect(results.getByText(/% match$/).first()).toBeVisible();
    await again?.();
  }
  await page.getByRole('button', { name: 'Clear AI results' }).click();
  await page.reload();
  await sent(page);
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ investors found$/ })).toBeVisible();
  await expect(question).toHaveValue('');
  await expect(results).toHaveCount(0);
});

test('the pitch whose matches a founder looks at is the same one on the way back from a match, and from another tab', async ({
  page,
}) => {
  await logIn(page, founder);
  await page.goto('/ai-analysis?tab=matching');
  const pitch = page.getByLabel('Pitch', { exact: true });
  await pitch.selectOption({ index: 1 });
  const chosen = await pitch.inputValue();
  await page.getByRole('list', { name: 'Investors of the network' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await page.goBack();
  await expect(pitch).toHaveValue(chosen);
  await page.getByRole('tab', { name: 'Market Insights' }).click();
  await page.getByRole('tab', { name: 'Investor Matching' }).click();
  await expect(pitch).toHaveValue(chosen);
});
