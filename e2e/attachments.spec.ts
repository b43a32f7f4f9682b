import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attach, chosen, dragOver, type Given, paste } from './fixtures/attach.ts';
import { violationsInBothThemes, violationsOn } from './fixtures/axe.ts';
import { box, conversationWith, openConversation, written } from './fixtures/connected.ts';
import { expect, test } from './fixtures/own-server-test.ts';

test.use({ seedDemo: true, serverOf: 'attachments' });

const plan: Given = {
  name: 'Loom plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'looms and rain '.repeat(50_000)}`),
};
const costs: Given = { name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from('rain,100\n') };

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/** What the person gets who presses that button. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await written(page).getByRole('button', { name }).click();
  const given = await download;
  expect(given.suggestedFilename()).toBe(plan.name);
  return readFile(await given.path());
}

test('files that were attached without a network arrive with name and size, and are fetched as the very same bytes', async ({
  page,
  freshContext,
}, journey) => {
  const office = await openConversation(page, freshContext);
  await expect(box(page)).toBeVisible();
  await page.context().setOffline(true);
  await attach(page, [plan]);
  const held = await dragOver(box(page), costs, journey);
  await expect(page.getByText('Let go to add to your message')).toBeVisible();
  await held.drop();
  await expect(page.getByText('Let go to add to your message')).toHaveCount(0);
  await expect(chosen(page).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(2);
  await send(page);
  await expect(written(page).getByText('Loom plan.pdf')).toBeVisible();
  await expect(written(page).getByText('On this device')).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await page.goto('/outbox');
  await expect(page.getByText('file: Loom plan.pdf (750 KB)')).toBeVisible();
  await page.goBack();
  await page.context().setOffline(false);
  await expect(written(page).getByText(/· Sent/)).toBeVisible();

  await expect(conversationWith(office, 'Rudransh Keshwani')).toContainText('File: Loom plan.pdf, costs.csv');
  await conversationWith(office, 'Rudransh Keshwani').click();
  await expect(written(office).getByText('750 KB')).toBeVisible();
  await expect(written(office).getByText('9 bytes')).toBeVisible();
  await expect(written(page).getByText(/· Seen/)).toBeVisible();

  await office.context().setOffline(true);
  const fetchIt = written(office).getByRole('button', { name: 'Fetch and save Loom plan.pdf' });
  await fetchIt.click();
  await expect(office.getByText('It is not on this device. Try again with a network.')).toBeVisible();
  await office.context().setOffline(false);
  expect((await saved(office, 'Fetch and save Loom plan.pdf')).equals(plan.buffer)).toBe(true);
  await office.context().setOffline(true);
  await office.reload();
  expect((await saved(office, 'Save Loom plan.pdf')).equals(plan.buffer)).toBe(true);
  expect((await saved(page, 'Save Loom plan.pdf')).equals(plan.buffer)).toBe(true);
  expect(await cachedFiles(office)).toEqual([]);
});

/** What of attachments the service worker would hand to whoever uses the device next. */
function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      urls.push(...(await cache.keys()).map(({ url }) => url));
    }
    return urls.filter((url) => url.includes('/api/'));
  });
}

test('what cannot be attached is told of by name, and neither words nor other files are lost', async ({
  page,
  freshContext,
}) => {
  const office = await openConversation(page, freshContext);
  await box(page).fill('Here they are:');
  await paste(box(page), costs);
  await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
  await attach(page, [
    { ...plan, name: 'empty.pdf', buffer: Buffer.alloc(0) },
    { ...plan, name: 'setup.pdf', buffer: Buffer.from('MZ\0\0') },
    { ...plan, name: 'large.txt', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') },
  ]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('empty.pdf is empty.');
  await expect(alert).toContainText('setup.pdf is not what its name says.');
  await expect(alert).toContainText('large.txt is too large: a file may have at most 10 MB.');
  await attach(
    page,
    Array.from({ length: 5 }, (_, nth) => ({ ...costs, name: `${nth}.csv`, buffer: Buffer.from(`${nth}`) })),
  );
  await expect(alert).toHaveText('At most 5 files can go along with a message.');
  await expect(chosen(page).getByRole('listitem')).toHaveCount(5);
  await expect(box(page)).toHaveValue('Here they are:');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Take out 3.csv' }).click();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(4);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Files of this message' })).toBeFocused();

  await page.context().setOffline(true);
  await send(page);
  await expect(chosen(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(chosen(page).getByRole('listitem')).toHaveCount(4);
  await expect(box(page)).toHaveValue('Here they are:');
  await send(page);
  await expect(box(page)).toHaveValue('');
  await page.context().setOffline(false);
  await expect(written(page).getByText(/· Sent/)).toBeVisible();
  await conversationWith(office, 'Rudransh Keshwani').click();
  await expect(written(office).getByText('costs.csv').last()).toBeVisible();
  expect(await violationsOn(office)).toEqual([]);
});

const goesThen = 'Adding... The message goes as soon as that is done.';

test('a message waits for its file to be read where all can see it, and who writes on sends it with the next press', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  const readOn = await readSlowly(page);
  await attach(page, [plan]);
  await box(page).fill('The plan.');
  await send(page);
  await expect(page.getByText(goesThen).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect(box(page)).toHaveValue('The plan.');
  await box(page).fill('The plan. And the costs.');
  await expect(page.getByText('Adding...', { exact: true }).first()).toBeVisible();
  await attach(page, [costs]);
  await expect(page.getByRole('list', { name: 'Adding...' }).getByText('costs.csv')).toBeVisible();
  await send(page);
  await expect(page.getByText(goesThen).first()).toBeVisible();
  await readOn();
  await expect(messageOf(page, 'The plan. And the costs.')).toContainText('Loom plan.pdf');
  await expect(messageOf(page, 'The plan. And the costs.')).toContainText('costs.csv');
  await expect(messageOf(page, 'The plan.')).toHaveCount(1);
  await expect(box(page)).toHaveValue('');
  await expect(chosen(page)).toHaveCount(0);
});

test('a message that waits for its file goes once, though one leaves it and comes back', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  const readOn = await readSlowly(page);
  await attach(page, [plan]);
  await box(page).fill('The rains.');
  await send(page);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(box(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(goesThen).first()).toBeVisible();
  await box(page).press('Enter');
  await readOn();
  await expect(messageOf(page, 'The rains.')).toContainText('Loom plan.pdf');
  await expect(page.getByText('Adding...')).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expect(messageOf(page, 'The rains.')).toHaveCount(1);
});

function messageOf(page: Page, text: string) {
  return written(page).getByRole('listitem').filter({ hasText: text });
}

/** From now on large files are read no further than their beginning, until what this answers is called. */
async function readSlowly(page: Page): Promise<() => Promise<void>> {
  await expect(box(page)).toBeVisible();
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const gate = Promise.withResolvers<void>();
    Object.assign(globalThis, { readOn: gate.resolve });
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      if (this.size > 100_000) await gate.promise;
      return read.call(this);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'readOn')());
}
