import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { investor, openAs } from './fixtures/people.ts';

test.use({ seedDemo: true, serverOf: 'trip-directory' });

/** So many that one chooses how many of them a device keeps. */
const many = '30000';

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
  await page.reload();
  await expect(kept).toHaveValue('first');
  await expect(panel(page).getByText('Everything is here already')).toBeVisible();

  const choice = panel(page).getByLabel('Investors');
  await choice.selectOption('heads');
  await expect(panel(page).getByText(/^About .* to bring\.$/)).toBeVisible();
  const heads = await choice.locator('option:checked').innerText();
  await choice.selectOption('everything');
  const everything = await choice.locator('option:checked').innerText();
  const size = /^Everyone \(([\d.]+ MB)\)$/.exec(everything)?.[1] ?? 'no size';
  expect(heads).not.toContain(size);
  await expect(panel(page).getByText(`About ${size} to bring.`)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Take it on a trip' }).click();
  await expect(page.getByText('Ready to travel')).toBeVisible();
  const brought = panel(page)
    .locator('dl > div')
    .filter({ hasText: /^Investors/ });
  await expect(brought).toHaveText(/Here · Everyone · [\d.]+ MB$/);

  await goOffline(page);
  await page.goto('/fundraise');
  await expect(found(page)).toHaveText(/^30,\d{3} investors found$/);
  await page.context().setOffline(false);

  await page.goto('/settings/storage');
  await panel(page).getByRole('button', { name: 'Delete this trip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this trip' }).click();
  await expect(kept).toHaveValue('first');
  await goOffline(page);
  await page.goto('/fundraise');
  await expect(found(page)).toHaveText(/^[1-9][\d,]* investors found on this device$/);
});
