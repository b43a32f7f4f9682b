import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOn } from './fixtures/axe.ts';
import { openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { investor, logIn, openAs } from './fixtures/people.ts';
import { undoOf } from './fixtures/toast.ts';
import { sent } from './fixtures/work.ts';

test.use({ serverOf: 'reminders' });

test.use({ seedDemo: true, timezoneId: 'Asia/Kolkata' });

/** The title of any deal of the market. */
async function anyDeal(page: Page): Promise<string> {
  const deals = (await (await page.request.get('/api/opportunities')).json()) as { title: string }[]; // the contract's reply
  return deals[0]?.title ?? '';
}

test('a reminder set without a network stands on the dashboard and with the notifications once its day has come', async ({
  page,
  freshContext,
}) => {
  await openAs(page, investor);
  const title = await anyDeal(page);
  await openDeal(page, title);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Set a reminder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose a day')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const day = dialog.getByLabel('Remind me on');
  await day.fill('2024-02-29');
  await dialog.getByLabel('Of what').fill('Ask for the lease.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose today or a later day')).toBeVisible();
  await day.fill(await page.evaluate(() => new Date().toLocaleDateString('sv')));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Reminder on \d/)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 new' }).click();
  await expect(page.getByRole('link', { name: `Reminder of ${title}: Ask for the lease.` })).toBeVisible();
  await page.goto('/dashboard');
  const reminder = page.getByRole('list', { name: 'Reminders, the earliest first' }).getByRole('listitem');
  await expect(reminder).toContainText('Due');
  await page.context().setOffline(false);
  await sent(page);

  const phone = await (await freshContext()).newPage();
  await logIn(phone, investor);
  await phone.goto('/dashboard');
  await phone.getByRole('button', { name: `Done: ${title}` }).click();
  // Told for some seconds: looked for before the other device is waited for.
  const undo = await undoOf(phone);
  await expect(reminder).toHaveCount(0);
  await undo.click();
  await expect(reminder).toContainText('Ask for the lease.');
  await phone.getByRole('button', { name: `Done: ${title}` }).click();
  await expect(phone.getByRole('group', { name: 'Reminders' })).toBeFocused();
  await expect(reminder).toHaveCount(0);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }),
  ).toBeVisible();
});

test('a meeting becomes a file for any calendar, without a network', async ({ page }) => {
  await openAs(page, investor);
  const title = await anyDeal(page);
  await openDeal(page, title);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Meeting for your calendar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Looms; a first talk');
  await dialog.getByLabel('Date').fill('2030-11-24');
  await dialog.getByLabel('Time').fill('15:00');
  await dialog.getByLabel('Length').selectOption('45 minutes');
  await dialog.getByLabel('Place or link').fill('https://meet.example/looms');
  expect(await violationsOn(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download .ics' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART:20301124T093000Z',
      'DTEND:20301124T101500Z',
      String.raw`SUMMARY:Looms\; a first talk`,
      'LOCATION:https://meet.example/looms',
      'END:VCALENDAR',
    ]),
  );
  await expect(dialog).toHaveCount(0);
});
