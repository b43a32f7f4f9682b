import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn, openAs } from './fixtures/people.ts';
import { undoOf } from './fixtures/toast.ts';
import { expectUsableByEverybody } from './fixtures/usable-by-everybody.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'dashboard' });

/** A figure of the overview, by what it counts. */
function figure(page: Page, label: string) {
  return page.getByText(label, { exact: true }).locator('..');
}

test('an investor records an investment without a network; the totals count it, on the other device too', async ({
  page,
  freshContext,
}) => {
  await openAs(page, investor);
  await page.goto('/dashboard');
  await expect(figure(page, 'Total Invested')).toContainText('₹0');
  const recent = page.getByRole('list', { name: 'Recent Opportunities' });
  await expect(recent.getByRole('link', { name: /^View Details/ })).toHaveCount(3);
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Investments' }).click();
  await page.getByRole('button', { name: 'Record an investment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please name the company')).toBeVisible();
  await expect(dialog.getByText('Please enter the amount invested')).toBeVisible();
  await dialog.getByLabel('Company').fill('Lantern Looms');
  await dialog.getByLabel('Amount invested').fill('5 lakh');
  await dialog.getByLabel('Date').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The date of an investment cannot lie ahead')).toBeVisible();
  await dialog.getByLabel('Date').fill('2024-02-29');
  await dialog.getByLabel('Stage at the time').selectOption('Seed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(figure(page, 'Total Invested')).toContainText('₹5,00,000');
  await expect(page.getByText('29 Feb 2024, Seed')).toBeVisible();
  await page.context().setOffline(false);
  await sent(page);

  const phone = await (await freshContext()).newPage();
  await logIn(phone, investor);
  await phone.goto('/portfolio');
  await phone.getByRole('button', { name: 'Edit: Lantern Looms' }).click();
  await phone.getByLabel('How it stands').selectOption('Exited');
  await phone.getByLabel('Come back so far').fill('9 lakh');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(figure(phone, 'Successful Deals')).toContainText('1');
  await expect(figure(page, 'Come Back')).toContainText('₹9,00,000');
  await page.getByRole('button', { name: 'Remove: Lantern Looms' }).click();
  const undo = await undoOf(page);
  await expect(phone.getByText('No investments recorded')).toBeVisible();
  await undo.click();
  await expect(phone.getByText('29 Feb 2024, Seed')).toBeVisible();
  await expectUsableByEverybody(page, 'investments');
});

test('what an investor has recorded is counted on their own profile, and is not shared with others', async ({
  page,
  freshContext,
}) => {
  await logIn(page, investor);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Record an investment' }).click();
  await page.getByLabel('Company').fill('Monsoon Kilns');
  await page.getByLabel('Amount invested').fill('3 lakh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Monsoon Kilns' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See your profile as others do.' }).click();
  await expect(page.getByText(/₹[\d,]+ \(only you see this\)/)).toBeVisible();

  const other = await (await freshContext()).newPage();
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByText('Not shared')).toHaveCount(2);
});

test('a founder sees their pitches, what comes next, and no portfolio', async ({ page }) => {
  await logIn(page, founder);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Verify your email and phone (Done)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Pitches' }).click();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { name: 'The portfolio is for investors' })).toBeVisible();
});
