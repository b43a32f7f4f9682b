import { mergeTests } from '@playwright/test';
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
