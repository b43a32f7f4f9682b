import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { heldDirectory } from './fixtures/held-directory.ts';
import { holdStorage } from './fixtures/held-storage.ts';
import { goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { investor, openAs } from './fixtures/people.ts';
import { expectNoScrollingSideways } from './fixtures/sideways.ts';
import { textOf } from './fixtures/text-of.ts';
import { stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'trip-directory' });

/** So many that one chooses how many of them a device keeps. */
const many = '30000';
/** How long a slow machine may take to store them, or to make their index. */
const ofThousands = { timeout: 120_000 };

test.beforeAll(async ({ workerServer }) => {
  // Demo content fills an empty database alone.
  await workerServer.start();
  const folder = await mkdtemp(join(tmpdir(), 'pankh-list-'));
  const list = join(folder, 'list.csv');
  const run = (command: string, ...values: string[]) =>
    promisify(execFile)(process.execPath, [`server/commands/${command}.ts`, ...values], {
      env: { ...process.env, DATA_DIR: workerServer.data },
    });
  await run('generate', list, '--investors', many);
  await run('import', list);
  await rm(folder, { recursive: true });
});

const panel = (page: Page) => page.getByRole('region', { name: 'Take it on a trip' });
const found = (page: Page) => page.getByRole('status').filter({ hasText: /investors? found/ });

test('a trip brings as much of the investor database as one chooses, which is searched without a network, and lets go of it when it is deleted', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/settings/storage');
  const kept = page.getByRole('combobox', { name: 'Kept on this device' });
  await expect(kept).toBeVisible();
  await kept.selectOption('first');
  await stored(page);
  await page.reload();
  await expect(kept).toHaveValue('first');
  await expect(panel(page).getByText('Everything is here already')).toBeVisible();

  const choice = panel(page).getByLabel('Investors');
  await choice.selectOption('heads');
  await expect(panel(page).getByText(/^About .* to bring\.$/)).toBeVisible();
  const heads = await textOf(choice.locator('option:checked'));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoScrollingSideways(page, 'The longest choice for a trip');
  await choice.selectOption('everything');
  const everything = await textOf(choice.locator('option:checked'));
  const toBring = /^Everyone \(([\d.]+ MB)\)$/.exec(everything)?.[1] ?? 'no size';
  expect(heads).not.toContain(toBring);
  await expect(panel(page).getByText(`About ${toBring} to bring.`)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Take it on a trip' }).click();
  await expect(page.getByText('Ready to travel')).toBeVisible(ofThousands);
  const brought = panel(page)
    .locator('dl > div')
    .filter({ hasText: /^Investors/ });
  await expect(brought).toHaveText(/Here · Everyone · [\d.]+ MB$/);
  const size = /([\d.]+) MB$/;
  const megabytes = async () => Number(size.exec(await textOf(brought.filter({ hasText: size })))?.[1]);
  const held = async () => (await heldDirectory(page)) / 1_000_000;
  await expect.poll(async () => Math.abs((await megabytes()) - (await held()))).toBeLessThan(0.06);
  const withoutIndex = await megabytes();

  await goOffline(page);
  await page.goto('/fundraise');
  await expect(found(page)).toHaveText(/^30,\d{3} investors found$/, ofThousands);
  await page.context().setOffline(false);

  await page.goto('/settings/storage');
  // What it was searched with is held as well, and none of it was sent.
  await expect.poll(async () => Math.abs((await megabytes()) - (await held()))).toBeLessThan(0.06);
  await expect.poll(megabytes).toBeGreaterThan(withoutIndex);
  expect(await megabytes()).toBeGreaterThan(Number.parseFloat(toBring));
  const whole = await held();
  await panel(page).getByRole('button', { name: 'Delete this trip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this trip' }).click();
  await expect(kept).toHaveValue('first');
  // Its files go, and the index of them, which took the rest.
  await expect.poll(held).toBeLessThan(whole - withoutIndex);
  await goOffline(page);
  await page.goto('/fundraise');
  await expect(found(page)).toHaveText(/^[1-9][\d,]* investors found on this device$/);
});

test('how much is kept is shown as chosen at once, is busy until it is stored, and is told where it was not', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/settings/storage');
  const kept = page.getByRole('combobox', { name: 'Kept on this device' });
  await expect(kept).toHaveValue('everything');
  const release = await holdStorage(page, { databases: 'directory', stores: ['choice'] });
  await kept.selectOption('first');
  await expect(kept).toHaveValue('first');
  await expect(kept).toHaveAttribute('aria-busy', 'true');
  await release();
  await stored(page);
  // What is stored otherwise later counts.
  await panel(page).getByLabel('Investors').selectOption('everything');
  await panel(page).getByRole('button', { name: 'Take it on a trip' }).click();
  await expect(page.getByText('Ready to travel')).toBeVisible(ofThousands);
  await expect(kept).toHaveValue('everything');
  await panel(page).getByRole('button', { name: 'Delete this trip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this trip' }).click();
  await expect(kept).toHaveValue('first');
  await page.reload();
  await expect(kept).toHaveValue('first');

  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'choice') throw new DOMException('The disk is full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await kept.selectOption('heads');
  await expect(page.getByText('This was not saved')).toBeVisible();
  await expect(kept).toHaveValue('first');
});

test('nothing is said to be here before it is known how much there is to bring', async ({ page }) => {
  const manifest = '**/files/directory/manifest.json';
  await page.route(manifest, () => {});
  await openAs(page, investor);
  await page.goto('/settings/storage');
  await expect(panel(page).getByText('How much there is to bring is not known yet.')).toBeVisible();
  await page.unroute(manifest);
  await page.reload();
  await expect(panel(page).getByText('Everything is here already')).toBeVisible();
});
