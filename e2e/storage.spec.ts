import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dealOf, openDeal } from './fixtures/deal.ts';
import { goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, openAs } from './fixtures/people.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'storage' });

const group = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) });

test('what this device holds is measured group by group, deleted offline and fetched again', async ({
  page,
}) => {
  await openAs(page, founder);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'This device' }).click();
  await expect(group(page, 'The app itself')).toContainText(/\d(\.\d)? MB/);
  await expect(group(page, 'Deals and articles')).toContainText(/\d+ KB/);
  await expect(group(page, 'Your own work')).toContainText(/\d+ (KB|bytes)/);
  await expect(page.getByRole('meter', { name: 'Storage used' })).toBeVisible();
  await expect(group(page, 'Your own work').getByRole('button')).toHaveCount(0);
  // It is heard as well, and without how long ago that was.
  await expect(page.getByRole('status').filter({ hasText: /^Measur/ })).toHaveText('Measured');

  await goOffline(page);
  await expect(status(page, /^Offline/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Deals and articles' }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete deals and articles, \d+ KB\?$/ });
  await expect(dialog).toContainText('You are offline');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^\d+ KB deleted from this device$/)).toBeVisible();
  await expect(group(page, 'Deals and articles')).toContainText(/articles\s*0 bytes/);
  const again = page.getByRole('button', { name: 'Delete: Deals and articles' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toBeFocused();

  const fetchAgain = page.getByRole('button', { name: 'Fetch again: Deals and articles' });
  await fetchAgain.click();
  await expect(page.getByText('Deals and articles: not fetched')).toBeVisible();
  await page.context().setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(group(page, 'Deals and articles')).toContainText(/\d+ KB/);
  await expect(fetchAgain).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What this device holds' })).toBeFocused();
});

test('what is not sent is never deleted, and exported', async ({ page }) => {
  await openAs(page, founder);
  const title = await dealOf(page);
  await page.goto('/settings/storage');
  await expect(page.getByText('Nothing waits: all of your work is with the server.')).toBeVisible();
  await goOffline(page);
  await beginDraft(page, 'Nets of Konkan');
  await openDeal(page, title);
  const raised = page.getByRole('dialog').getByLabel('Amount raised so far');
  await page.getByRole('button', { name: `Update raised amount: ${title}` }).click();
  await raised.fill('1 lakh');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(raised).toHaveCount(0);
  await page.goto('/settings/storage');
  await expect(page.getByText(/are on this device alone\.$/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export what is not sent' }).click(),
  ]);
  const exported = await readFile(await file.path(), 'utf8');
  for (const unsent of ['Nets of Konkan', 'amount raised so far: ₹1,00,000', '"raisedAmount": 100000']) {
    expect(exported).toContain(unsent);
  }
  await page.getByRole('button', { name: 'Delete: Deals and articles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^\d+ KB deleted from this device$/)).toBeVisible();
  await expect(page.getByText(/are on this device alone\.$/)).toBeVisible();
  await openDeal(page, title);
  await page.getByRole('button', { name: `Update raised amount: ${title}` }).click();
  await expect(raised).toHaveValue(/^1,?00,?000$/);
  await page.goto('/settings/storage');
  await page.getByRole('link', { name: 'Open the Outbox', exact: true }).click();
  await expect(page.getByText('Draft: Nets of Konkan')).toBeVisible();
});

test('the browser is asked to keep what is here once something is written, and not for reading', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      Object.assign(globalThis, { asked: Reflect.get(globalThis, 'asked') + 1 });
      return true;
    };
  });
  const asked = () => page.evaluate((): number => Reflect.get(globalThis, 'asked'));
  await page.goto('/explore');
  // All that goes on behind the screens has begun.
  await expect(status(page, /^Up to date/)).toBeVisible();
  expect(await asked()).toBe(0);
  await beginDraft(page, 'Nets of Konkan');
  await expect.poll(asked).toBe(1);
});

test('the question goes once the browser has agreed, and the focus stays beside the answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isKept = false;
    StorageManager.prototype.persisted = async () => isKept;
    StorageManager.prototype.persist = async () => (isKept = true);
  });
  await page.goto('/settings/storage');
  const ask = page.getByRole('button', { name: 'Ask the browser to keep it' });
  await ask.click();
  await expect(page.getByText(/^The browser agreed\./)).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kept when space is short' })).toBeFocused();
});

test('the browser is asked to keep it, and what it answered is said; a guest has a device, too', async ({
  page,
}) => {
  await page.goto('/outbox');
  await page.getByRole('link', { name: 'What this device holds' }).click();
  await expect(page.getByRole('heading', { name: 'What this device holds' })).toBeVisible();
  await expect(page.getByText('Your browser has not promised to keep this.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the browser to keep it' }).click();
  await expect(page.getByText(/^The browser (agreed|did not agree)\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Take it on a trip' })).toHaveCount(0);
  await page.getByText('Diagnostics', { exact: true }).click();
  await expect(page.getByText(/^waiting 0, frozen 0/)).toBeVisible();
});
