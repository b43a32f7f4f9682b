import { type Locator, mergeTests } from '@playwright/test';
import { goOffline } from './fixtures/network.ts';
import { test as plain } from './fixtures/test.ts';
import { expect, test as wiredTest } from './fixtures/wired-test.ts';

const test = mergeTests(plain, wiredTest);
test.use({ seedDemo: true });

test('where the server was the first to find, its cards stay; who has come since is offered, page by page, without a network', async ({
  page,
  wire,
  expectError,
}) => {
  expectError(/net::ERR_/);
  const download = wire.breakOffAfter(0);
  await page.goto('/fundraise?stage=Scaling');
  const cards = page.getByRole('button', { name: /^View Details of/ });
  const onServer = page.getByRole('list', { name: 'Found on the server' });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(onServer.getByRole('button', { name: /^View Details/ })).toHaveCount(9);
  await expect(more).toBeVisible();

  download.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const better = page.getByRole('button', { name: 'Show all on this device' });
  await expect(better).toBeVisible();
  await expect(page.getByText(/They are kept on this device by now\.$/)).toBeVisible();
  await expect(onServer.getByRole('button', { name: /^View Details/ })).toHaveCount(9);
  await goOffline(page);
  await expect(more).toHaveCount(0);
  await better.click();
  await expect(onServer).toHaveCount(0);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(9);
});

test('the press that shows the last of them leads to the first that it brought, as its button goes', async ({
  page,
  wire,
  expectError,
}) => {
  expectError(/net::ERR_/);
  wire.breakOffAfter(0);
  await page.goto('/fundraise?stage=Scaling');
  const rows = page.getByRole('list', { name: 'Found on the server' }).locator('> li');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(rows).toHaveCount(9);
  let before = 0;
  while (await more.isVisible()) {
    before = await rows.count();
    await more.press('Enter');
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  await expect(rows.nth(before)).toBeFocused();
});

test('on a phone who has come since is offered beside the funding range, and no card moves for it @phone', async ({
  page,
  wire,
  expectError,
}) => {
  expectError(/net::ERR_/);
  const download = wire.breakOffAfter(0);
  await page.goto('/fundraise?stage=Scaling');
  const card = page.getByRole('button', { name: /^View Details of/ }).first();
  await expect(card).toBeVisible();
  const count = page.getByRole('status').filter({ hasText: /investors? found/ });
  const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const below = async () => Math.round((await yOf(card)) - (await yOf(count)));
  const before = await below();

  download.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Show all on this device' })).toBeVisible();
  await expect(page.getByText('Total funding range: $25K - $15M+')).toBeVisible();
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await below()).toBe(before);
});
