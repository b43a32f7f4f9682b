import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { dirtyList } from './fixtures/dirty-list.ts';
import { logIn, openAs } from './fixtures/people.ts';
import { draftPitch } from './fixtures/pitch.ts';
import type { Server } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** A list of real investors, which is no part of the project: whoever has one names its file. */
const realList = process.env.OPENVC_LIST;

test('a list is imported and searched, a pitch written and submitted without network or server, and all is sent when they return', async ({
  server,
  device,
  freshContext,
}) => {
  await importList(server, await writeList(dirtyList()));
  const real = realList ? await importList(server, realList) : '';

  const first = await (await device.open()).newPage();
  await openAs(first);
  await first.goto('/fundraise');
  // All of them are here.
  await expect(first.getByRole('status').filter({ hasText: /^[\d,]+ investors found$/ })).toBeVisible();
  await expect(status(first, /^Up to date/)).toBeVisible();
  await install(first);

  await server.stop();
  const context = await device.open();
  await context.setOffline(true);
  const page = await context.newPage();

  await page.goto('/fundraise');
  await search(page, 'saptrang ventres', 'Saptarang Ventures');
  await search(page, 'alesund', 'Ålesund Havfond');
  await search(page, 'desert solar', 'Marudhara Angels');
  if (real) await search(page, 'twnty seven venturs', 'Twenty Seven Ventures');

  await writePitch(page);
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const kept = page.getByRole('status').filter({ hasText: 'Your pitch is on this device' });
  await expect(kept).toContainText('Monsoon Mills: Saved on this device.');
  await kept.getByRole('link', { name: 'Open the Outbox' }).click();
  await expect(page.getByText('Pitch submission: Monsoon Mills')).toBeVisible();
  await page.goto('/submit-pitch');
  await page.getByLabel('Company/Project Name').fill('Second idea');
  await page.getByLabel('Company/Project Name').blur();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();

  await page.goto('/outbox');
  await expect(page.getByText('Draft: Second idea')).toBeVisible();
  await server.start();
  await context.setOffline(false);
  await expect(page.getByText('Pitch submitted successfully!')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Pitch submission: Monsoon Mills' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pitch submission' })).toContainText('Sent');

  const other = await (await freshContext()).newPage();
  await other.goto('/');
  await logIn(other);
  await other.goto('/explore');
  const deal = other.getByRole('listitem').filter({ hasText: 'Monsoon Mills' });
  await expect(deal).toBeVisible();
  await expect(deal.getByText('₹25,00,000')).toBeVisible();
  await other.goto('/drafts');
  await expect(other.getByText('Second idea')).toBeVisible();
  await expect(other.getByText('Monsoon Mills')).toHaveCount(0);
});

async function writeList(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'pankh-list-')), 'list.csv');
  await writeFile(file, text);
  return file;
}

/** What an operator runs while the server runs. */
async function importList(server: Server, file: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.data };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/import.ts', file], {
    env,
  });
  return stdout;
}

async function install(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
}

async function search(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function writePitch(page: Page): Promise<void> {
  await draftPitch(page, 'Monsoon Mills');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Add a highlight').fill('Three mills signed');
  await page.getByLabel('Add a highlight').press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('I confirm that the information in this pitch is accurate.').check();
}
