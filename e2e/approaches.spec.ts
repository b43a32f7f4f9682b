import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './fixtures/axe.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn, openAs } from './fixtures/people.ts';
import { undoOf } from './fixtures/toast.ts';
import { sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'approaches' });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What a file that is saved holds, byte by byte. */
async function exported(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^investors-to-approach-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await file.path());
}

/** A date so many days from today, by the clock of the browser. */
function dayFromToday(page: Page, days: number): Promise<string> {
  return page.evaluate((days) => {
    const date = new Date();
    date.setDate(date.getDate() + days);
    const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
    return parts.map((part) => String(part).padStart(2, '0')).join('-');
  }, days);
}

async function writeIn(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Add by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add by hand' });
  await dialog.getByLabel('Investor or firm').fill(name);
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a founder lists investors without a network, follows them up, exports the list, and has it on the other device', async ({
  page,
  freshContext,
}) => {
  await openAs(page, founder);
  await emptyList(page);
  await page.getByRole('link', { name: 'Search the investor database' }).click();
  await expect(page.getByRole('status').filter({ hasText: /investors found$/ })).toBeVisible();
  await page.context().setOffline(true);

  // From a card, and from what one reads of an investor.
  const [first, second] = await twoNames(page);
  await page.getByRole('button', { name: `Add to my list: ${first}`, exact: true }).click();
  await expect(page.getByRole('link', { name: `On my list: ${first}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `View Details of ${second}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Add to my list: ${second}` }).click();
  await dialog.getByRole('link', { name: `On my list: ${second}` }).click();
  await expect(page).toHaveURL(/\/approaches$/);

  await writeIn(page, '=SUM(A1:A9) "Ventures"', {
    'Kind of investor': '@home, family',
    Notes: 'Met at the fair.\nAsked for the lease.',
    'Follow up on': await dayFromToday(page, -1),
  });
  await page.getByRole('button', { name: `Edit: ${first}` }).click();
  const day = page.getByLabel('Follow up on');
  // Half of a date, of which the browser gives nothing.
  await day.pressSequentially('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(day).toHaveAccessibleDescription('Enter all of it, or clear it.');
  await expect(day).toBeFocused();
  await day.fill(await dayFromToday(page, 3));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: '3 investors · 1 follow-up is overdue' }),
  ).toBeVisible();
  await expect(rowOf(page, '=SUM')).toContainText('Overdue');
  await expect(page.getByRole('rowheader').first()).toContainText('=SUM(A1:A9)');

  await page.getByLabel(`Stage of ${first}`).selectOption('In talks');
  await page.getByLabel(`Stage of ${second}`).selectOption('Said no');
  const why = page.getByRole('dialog', { name: `Why did ${second} say no?` });
  await why.getByLabel('Round or cheque does not fit').check();
  await why.getByLabel('In their words').fill('Come back after the first mill.');
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, second)).toContainText('Round or cheque does not fit');
  // Nobody reaches a list under a dialog, nor chooses twice in a blink.
  await expect(why).toHaveCount(0);
  // Nothing need be said.
  await page.getByLabel(`Stage of ${second}`).selectOption('Contacted');
  await stored(page);
  await page.getByLabel(`Stage of ${second}`).selectOption('Said no');
  await why.getByRole('button', { name: 'Save' }).click();
  await expect(why).toHaveCount(0);

  const bytes = await exported(page);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [heads, ...lines] = bytes.toString('utf8').slice(1).split('\r\n');
  expect(heads).toMatch(/^Investor or firm,Kind of investor,Stage of the approach,Follow up on,/);
  expect(lines[0]).toContain(`"'=SUM(A1:A9) ""Ventures""","'@home, family",To approach,`);
  expect(lines[0]).toContain(`"Met at the fair.\nAsked for the lease."`);
  expect(lines.slice(1).join()).toContain('Said no');
  expect(lines).toHaveLength(4);

  await page.getByLabel('Stage', { exact: true }).selectOption({ value: 'no' });
  await expect(page).toHaveURL(/\?stage=no$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect((await exported(page)).toString('utf8').split('\r\n')).toHaveLength(3);
  await page.context().setOffline(false);
  await sent(page);

  const phone = await (await freshContext()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await logIn(phone, founder);
  await phone.goto('/dashboard');
  await expect(phone.getByRole('link', { name: 'Follow up with investors' })).toBeVisible();
  await phone.goto('/approaches');
  const list = phone.getByRole('list', { name: 'Your list' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(phone.getByLabel(`Stage of ${first}`)).toHaveValue('talks');
  await phone.getByRole('button', { name: `Remove: ${second}` }).click();
  await expect(list.getByRole('listitem').and(phone.locator(':focus'))).toBeVisible();
  const undo = await undoOf(phone);
  await expect(page.getByText('Nobody on your list is like that')).toBeVisible();
  await undo.click();
  await expect(rowOf(page, second)).toContainText('Come back after the first mill.');
});

/** Takes everybody off the list whom another journey on this server has put there. */
async function emptyList(page: Page): Promise<void> {
  const isEmpty = page.getByRole('heading', { name: 'Nobody on your list yet' });
  const removal = page.getByRole('button', { name: /^Remove: / });
  // Whom the server knows of may still be on their way.
  await sent(page);
  await page.goto('/approaches');
  await expect(isEmpty.or(removal).first()).toBeVisible();
  for (let left = await removal.count(); left > 0; left -= 1) {
    // By key: so fast at one place, a press of the pointer would be the second of a double one.
    await removal.first().press('Enter');
    await expect(removal).toHaveCount(left - 1);
  }
  await expect(isEmpty).toBeVisible();
}

/** The names of the first two investors that the database shows. */
async function twoNames(page: Page): Promise<[string, string]> {
  const buttons = page.getByRole('button', { name: /^Add to my list: / });
  await expect(buttons.nth(1)).toBeVisible();
  const names = await buttons.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label')),
  );
  const [one = '', two = ''] = names.map((name) => name?.replace('Add to my list: ', ''));
  return [one, two];
}

test('an investor of Pankh is put on the list from their profile; investors have no such list', async ({
  page,
  freshContext,
}) => {
  await logIn(page, founder);
  await emptyList(page);
  await page.goto('/investor-search');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: /^Add to my list: / }).click();
  await page.getByRole('link', { name: /^On my list: / }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Angel Investor' })).toHaveCount(1);

  const other = await (await freshContext()).newPage();
  await logIn(other, investor);
  await other.goto('/approaches');
  await expect(other.getByRole('heading', { name: 'This list is for founders' })).toBeVisible();
  await other.goto('/fundraise');
  await expect(other.getByRole('button', { name: /^View Details of / }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: /^Add to my list: / })).toHaveCount(0);
});

test('the list can be used by everybody, light and dark, as a table and down to 360 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, founder);
  await page.goto('/approaches');
  const name = 'Averylongnamewithoutanyspaceinit'.repeat(3);
  await writeIn(page, name, { Website: 'lantern.example', 'Follow up on': await dayFromToday(page, 0) });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const list = width === 360 ? page.getByRole('list', { name: 'Your list' }) : page.getByRole('table');
    await expect(list.getByLabel(`Stage of ${name}`)).toBeVisible();
    expect(await violationsInBothThemes(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByLabel(`Stage of ${name}`).selectOption('Said no');
  await expect(page.getByRole('dialog').getByLabel('Team')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
