import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attach, type Given } from './fixtures/attach.ts';
import { violationsInBothThemes } from './fixtures/axe.ts';
import { connect, conversationWith, written } from './fixtures/connected.ts';
import { dealOf, openDeal } from './fixtures/deal.ts';
import { goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'trip' });

const plan: Given = {
  name: 'Loom plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'looms and rain '.repeat(50_000)}`),
};

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const trip = (page: Page) => page.getByRole('button', { name: 'Take it on a trip' });

test('a shortlist is taken on a trip with one tap: what is missing comes, and is here without a network until it is deleted', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await connect(office, page);
  const title = await dealOf(office);
  await conversationWith(office, 'Rudransh Keshwani').click();
  await attach(office, [plan]);
  await office.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(written(office).getByText(/· Sent|· Seen/)).toBeVisible();
  await openDeal(page, title);
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await sent(page);
  await page.goto('/messages');
  await expect(conversationWith(page, 'Ishira Velankar')).toContainText('File: Loom plan.pdf');

  await page.goto('/connections?tab=shortlisted');
  await expect(page.getByText(/^About .* to bring\.$/)).toBeVisible();
  await goOffline(page);
  await trip(page).click();
  await expect(page.getByText('Partly here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Take it on a trip' })).toBeFocused();
  await expect(page.getByText(/^There is no network\./)).toBeVisible();
  await expect(fact(page, 'Files of messages')).toContainText('Not here yet · 0 of 1 here');
  await expect(fact(page, 'Shortlist and notes')).toContainText('Here · 1 deal');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Bring what is missing' }).click();
  await expect(page.getByText('Ready to travel')).toBeVisible();
  await expect(fact(page, 'Files of messages')).toContainText('Here · 1 of 1 here · 750 KB');
  await expect(fact(page, 'Investors')).toContainText(/^InvestorsHere/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await goOffline(page);
  await page.reload();
  await expect(page.getByText('Ready to travel')).toBeVisible();
  await page.goto('/settings/storage');
  await expect(page.getByText('750 KB of them stay for your trip.')).toBeVisible();
  await page.goto('/messages');
  await conversationWith(page, 'Ishira Velankar').click();
  const download = page.waitForEvent('download');
  await written(page).getByRole('button', { name: 'Save Loom plan.pdf' }).click();
  expect((await readFile(await (await download).path())).equals(plan.buffer)).toBe(true);

  await page.goto('/settings/storage');
  await page.getByRole('button', { name: 'Delete this trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this trip, 750 KB?' });
  await dialog.getByRole('button', { name: 'Delete this trip' }).click();
  await expect(trip(page)).toBeVisible();
  await page.goto('/messages');
  await conversationWith(page, 'Ishira Velankar').click();
  await expect(written(page).getByRole('button', { name: 'Fetch and save Loom plan.pdf' })).toBeVisible();
});
