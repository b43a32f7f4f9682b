import { readFile } from 'node:fs/promises';
import { mergeTests, type Page } from '@playwright/test';
import { attach, type Given } from './fixtures/attach.ts';
import { violationsInBothThemes } from './fixtures/axe.ts';
import { connect, conversationWith, written } from './fixtures/connected.ts';
import { dealOf, openDeal } from './fixtures/deal.ts';
import { heldDirectory } from './fixtures/held-directory.ts';
import { goOffline } from './fixtures/network.ts';
import { expect, test as ownTest } from './fixtures/own-server-test.ts';
import { textOf } from './fixtures/text-of.ts';
import { test as wiredTest } from './fixtures/wired-test.ts';
import { sent, stored } from './fixtures/work.ts';

const test = mergeTests(ownTest, wiredTest);
test.use({ seedDemo: true, serverOf: 'trip' });

const plan: Given = {
  name: 'Loom plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'looms and rain '.repeat(50_000)}`),
};

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
/** The moment that stands there, by its own clock. */
const momentOf = async (page: Page, name: string) =>
  Date.parse((await fact(page, name).locator('time').getAttribute('datetime')) ?? '');
const day = 86_400_000;
/** A day as the panel says it. */
const dayOf = (moment: number) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(moment);

/** The bytes of a size as the panel says it last in a line, and by how much that may be off. */
async function sizeOf(page: Page, name: string) {
  const size = /([\d.]+) (bytes|KB|MB)$/;
  // It is measured a moment, and anew as more of it comes.
  const text = await textOf(fact(page, name).filter({ hasText: size }));
  const [, number = '', unit = ''] = size.exec(text) ?? [];
  const scale = { bytes: 1, KB: 1_000, MB: 1_000_000 }[unit];
  if (!scale) throw new Error(`No size: ${text}`);
  return { bytes: Number(number) * scale, off: unit === 'MB' ? 50_000 : scale / 2 };
}

/** What it says of the investors' size is what lies on this device. */
async function saysHeld(page: Page): Promise<void> {
  const beside = async () => {
    const { bytes, off } = await sizeOf(page, 'Investors');
    return Math.abs(bytes - (await heldDirectory(page))) - off;
  };
  // Where it was opened a moment ago its index is still being stored.
  await expect.poll(beside).toBeLessThanOrEqual(0);
}

/** What the panel says of a trip that is whole: every part with its size, when it was taken, and until when it is kept. */
async function seesWholeTrip(page: Page, { taken, days }: { taken: number; days: number }): Promise<void> {
  await expect(page.getByText('Ready to travel', { exact: true })).toBeVisible();
  await expect(fact(page, 'The app itself')).toHaveText('The app itselfHere');
  await expect(fact(page, 'Shortlist and notes')).toHaveText(/Here · 1 deal, 1 note · [\d.]+ (bytes|KB)$/);
  await expect(fact(page, 'Messages')).toHaveText(/Here · 1 message · [\d.]+ (bytes|KB)$/);
  await expect(fact(page, 'Files of messages')).toContainText('Here · 1 of 1 here · 750 KB');
  await expect(fact(page, 'Investors')).toHaveText(/Here · Everyone · [\d.]+ (KB|MB)$/);
  await saysHeld(page);
  const parts = [];
  for (const part of ['Shortlist and notes', 'Messages', 'Files of messages', 'Investors'])
    parts.push(await sizeOf(page, part));
  const whole = await sizeOf(page, 'Size');
  const sum = parts.reduce((bytes, part) => bytes + part.bytes, 0);
  const off = parts.reduce((bytes, part) => bytes + part.off, whole.off);
  expect(Math.abs(whole.bytes - sum)).toBeLessThanOrEqual(off);
  expect(await momentOf(page, 'Taken')).toBe(taken);
  expect(await momentOf(page, 'News as of')).toBeGreaterThanOrEqual(taken);
  await expect(fact(page, 'Files kept until at least')).toHaveText(
    `Files kept until at least${dayOf(taken + days * day)}`,
  );
}

/** The files of messages in the list of what the device holds. */
const messageFiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Files of messages' }) });

const trip = (page: Page) => page.getByRole('button', { name: 'Take it on a trip' });

/** By a line above the shortlist: the choices of a trip, or how one stands. */
async function unfold(page: Page, line: string): Promise<void> {
  await page.locator('summary').filter({ hasText: line }).click();
}

async function deleteTrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete this trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this trip, 750 KB of files?' });
  await dialog.getByRole('button', { name: 'Delete this trip' }).click();
  await expect(trip(page)).toBeVisible();
}

test('a shortlist is taken on a trip with one tap: what is missing comes, its size, age and end are told, and it is here without a network until it is deleted', async ({
  page,
  freshContext,
  wire,
  expectError,
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
  await page.getByLabel('Private note').fill('Ask for the lease.');
  await page.getByLabel('Private note').blur();
  await stored(page);
  await sent(page);
  await page.goto('/messages');
  await expect(conversationWith(page, 'Ishira Velankar')).toContainText('File: Loom plan.pdf');

  await page.goto('/connections?tab=shortlisted');
  await expect(page.getByText(/^About .* to bring\.$/)).toBeVisible();
  await goOffline(page);
  await unfold(page, 'For how long, and how much');
  await page.getByLabel('Kept for').selectOption('30 days');
  const before = Date.now();
  await trip(page).click();
  await expect(page.getByText('Partly here', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Take it on a trip' })).toBeFocused();
  await expect(page.getByText(/^There is no network\./)).toBeVisible();
  await expect(fact(page, 'Files of messages')).toContainText('Not here yet · 0 of 1 here');
  await expect(fact(page, 'Shortlist and notes')).toContainText('Here · 1 deal, 1 note');
  const taken = await momentOf(page, 'Taken');
  expect(taken).toBeGreaterThanOrEqual(before);
  expect(taken).toBeLessThanOrEqual(Date.now());
  // Where it is opened anew, too.
  await page.reload();
  await unfold(page, 'Your trip · Partly here');
  await expect(page.getByText(/^There is no network\./)).toBeVisible();
  // Where the line breaks off.
  expectError(/net::ERR_/);
  const file = wire.holdFileAt(300_000);
  await page.context().setOffline(false);
  // What is missing comes by itself, and goes on from where it broke off.
  await expect(page.getByText('File 1 of 1: 300 KB of 750 KB')).toBeVisible();
  file.breakOff();
  await seesWholeTrip(page, { taken, days: 30 });
  expect(file.ranges).toEqual([undefined, 'bytes=300000-']);
  await expect(page.getByText(/^There is no network\./)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await goOffline(page);
  await page.reload();
  await unfold(page, 'Your trip · Ready to travel');
  await seesWholeTrip(page, { taken, days: 30 });
  await page.getByRole('button', { name: 'Keep 14 days longer' }).click();
  await seesWholeTrip(page, { taken, days: 44 });
  // The note is read where the deal stands, and the deal itself.
  await expect(page.getByText('Ask for the lease.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel('Private note')).toHaveValue('Ask for the lease.');
  await page.goto('/settings/storage');
  await expect(page.getByText('750 KB of them stay for your trip.')).toBeVisible();
  await page.goto('/messages');
  await conversationWith(page, 'Ishira Velankar').click();
  const download = page.waitForEvent('download');
  await written(page).getByRole('button', { name: 'Save Loom plan.pdf' }).click();
  expect((await readFile(await (await download).path())).equals(plan.buffer)).toBe(true);

  // What is over stays until it is deleted.
  await page.clock.setFixedTime(taken + 45 * day);
  await page.goto('/settings/storage');
  await expect(page.getByText('This trip is over')).toBeVisible();
  await seesWholeTrip(page, { taken, days: 44 });
  await deleteTrip(page);
  await expect(messageFiles(page)).toContainText(/messages\s*0 bytes/);
  await expect(page.getByText('750 KB of them stay for your trip.')).toHaveCount(0);
  await page.goto('/messages');
  await conversationWith(page, 'Ishira Velankar').click();
  await expect(written(page).getByRole('button', { name: 'Fetch and save Loom plan.pdf' })).toBeVisible();

  await page.context().setOffline(false);
  await page.goto('/settings/storage');
  await expect(messageFiles(page)).toContainText(/messages\s*0 bytes/);
  await trip(page).click();
  await expect(page.getByText('Ready to travel')).toBeVisible();
  await expect(messageFiles(page)).toContainText(/messages\s*750 KB/);

  // Where the browser is to spare bytes nothing comes before it is asked for.
  await deleteTrip(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await goOffline(page);
  await trip(page).click();
  await expect(page.getByText(/^There is no network\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^There is no network\./)).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring what is missing' }).click();
  await expect(page.getByText('Ready to travel')).toBeVisible();
  await expect(messageFiles(page)).toContainText(/messages\s*750 KB/);
});
