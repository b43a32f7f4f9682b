import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mergeTests, type Page } from '@playwright/test';
import { controlled, goOffline, pressToSync } from './fixtures/network.ts';
import { expect, test as ownTest } from './fixtures/own-server-test.ts';
import { diskOf, fillDisk, freeDisk } from './fixtures/small-disk.ts';
import { textOf } from './fixtures/text-of.ts';
import { test as wiredTest } from './fixtures/wired-test.ts';

const test = mergeTests(ownTest, wiredTest);
test.use({ serverOf: 'large-directory' });

const everyone = /^1,00,000 investors found$/;
/** The first set and some of the rest. */
const files = 40;
/** For so long after what was typed, cards move: above the product's own. */
const unseenMilliseconds = 600;

let folder = '';
test.beforeAll(async ({ workerServer }) => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-list-'));
  const list = join(folder, 'list.csv');
  await run('generate', [list, '--investors', '100000']);
  await run('import', [list], { DATA_DIR: workerServer.data });
});
test.afterAll(() => rm(folder, { recursive: true }));

test('of a hundred thousand investors some are searched at once, all of them soon, without a network, and after a reload', async ({
  page,
  wire,
  workerServer,
  expectError,
}) => {
  // The server may still be making its index.
  expectError(/net::ERR_|status of 503 .*\/api\/investors-search/);
  const download = wire.breakOffAfter(files);
  await seeSyncsFromTheStart(page);
  await page.goto('/fundraise');
  await controlled(page);

  await test.step('a download that breaks off leaves what has come to be searched', async () => {
    await expect(found(page)).toHaveText(/^[1-9][\d,]* investors found on this device$/);
    await expect(page.getByText('Not everything has arrived')).toBeVisible();
    await typed(page).fill('capital');
    await expect(page.getByRole('button', { name: /^View Details of .*Capital/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^View Details of (?!.*Capital)/ })).toHaveCount(0);
    expect(download.came).toHaveLength(files);
  });

  await test.step('it goes on with what is missing, brings no file twice, and moves no card: who ranks higher is offered', async () => {
    const shown = await namesLookedAt(page);
    await goOnWith(page, download.heal);
    await expect(found(page)).toHaveText(/^[1-9][\d,]* investors found$/, { timeout: 120_000 });
    expect(await namesOn(page)).toEqual(shown);
    await better(page).click();
    await expect.poll(() => namesOn(page)).not.toEqual(shown);
    await expect(better(page)).toHaveCount(0);
    await expect(found(page)).toBeFocused();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(found(page)).toHaveText(everyone, { timeout: 120_000 });
    await expect(page.getByText('More investors are arriving')).toHaveCount(0);
    expect(new Set(download.came).size).toBe(download.came.length);
  });

  const firm =
    await test.step('without a network all of them are searched, filtered, paged and opened', async () => {
      await goOffline(page);
      await typed(page).fill('capital');
      await expect(found(page)).not.toHaveText(everyone);
      await expect(found(page)).toHaveText(/^[1-9][\d,]* investors found$/);
      const ofAnyStage = await textOf(found(page));
      await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Scaling');
      await expect(found(page)).not.toHaveText(ofAnyStage);
      await expect(found(page)).toHaveText(/^[1-9]\d?,\d{3} investors found$/);
      const first = await namesOn(page);
      await page.getByRole('button', { name: 'Page 3' }).click();
      await expect(page).toHaveURL(/page=3/);
      await expect.poll(() => namesOn(page)).not.toEqual(first);
      await page
        .getByRole('button', { name: /^View Details of/ })
        .nth(4)
        .click();
      const record = page.getByRole('dialog');
      await expect(record.getByText(/^Source: .+ · as of \d+ \w+ 20\d\d$/)).toBeVisible();
      const name = await textOf(record.getByRole('heading', { level: 2 }));
      const website = await textOf(record.getByText(/^https:/));
      await page.goBack();
      await expect(record).toHaveCount(0);
      await page.reload();
      await expect(found(page)).toHaveText(/^[1-9]\d?,\d{3} investors found$/);
      await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: `View Details of ${name}`, exact: true })).toBeVisible();
      return { name, website };
    });

  await test.step('a change of the list comes by itself, as a file of its own', async () => {
    const list = join(folder, 'changed.csv');
    await writeFile(
      list,
      `Investor name,Website,Investment thesis,Source,Last checked\n"${firm.name}",${firm.website},We back the makers of tidal looms,Loom Register,2026-11-01\n`,
    );
    // Those who count investors after this rely on it.
    expect(await run('import', [list], { DATA_DIR: workerServer.data })).toContain('0 added, 1 updated');
    const before = download.came.length;
    // Another may have the same name.
    const card = page.getByRole('button', { name: `View Details of ${firm.name}`, exact: true });
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await typed(page).fill(firm.name);
    await expect(card.first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('We back the makers of tidal looms')).toBeVisible();
    await typed(page).fill('tidal looms');
    await expect(card).toHaveCount(1);
    await card.click();
    await expect(page.getByText('Source: Loom Register · as of 1 November 2026')).toBeVisible();
    expect(download.came.length - before).toBeLessThanOrEqual(2);
  });
});

test('where the storage runs full in the middle, it is said, what has come is searched, and the rest comes once there is room', async ({
  device,
  wire,
  expectError,
}) => {
  expectError(/net::ERR_|status of 503 .*\/api\/investors-search/);
  const download = wire.breakOffAfter(files);
  const context = await device.open(diskOf(120_000_000));
  const page = await context.newPage();
  await seeSyncsFromTheStart(page);
  await page.goto('/fundraise');
  await expect(page.getByText('The server did not answer. What has arrived is kept.')).toBeVisible();
  await fillDisk(page);
  await goOnWith(page, download.heal);
  await expect(page.getByText('The storage of this device is full. What has arrived is kept.')).toBeVisible();
  await typed(page).fill('capital');
  await expect(found(page)).toHaveText(/^[1-9][\d,]* investors found on this device$/);

  await goOnWith(page, () => freeDisk(page));
  await typed(page).fill('');
  await expect(found(page)).toHaveText(everyone, { timeout: 120_000 });
  await page.reload();
  await expect(found(page)).toHaveText(everyone);
});

/** A route that is set on a busy machine once a service worker has just taken the page is passed by, from then on. */
async function seeSyncsFromTheStart(page: Page): Promise<void> {
  await page.route('**/api/sync', (route) => route.fallback());
}

/** Once what stood in the way is gone, at the person's press: any answer of the server before it would go on by itself. */
async function goOnWith(page: Page, wayIsFree: () => void | Promise<void>): Promise<void> {
  await pressToSync(page, page.getByRole('button', { name: 'Retry' }), wayIsFree);
}

function namesOn(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('button', { name: /^View Details of/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
}

/** Files are still being indexed: what ranks higher takes its place until somebody has looked, see standing-answer.ts. */
async function namesLookedAt(page: Page): Promise<(string | null)[]> {
  let names: (string | null)[] = [];
  let since = 0;
  const standFor = async () => {
    const now = await namesOn(page);
    if (now.join() !== names.join()) since = performance.now();
    names = now;
    return performance.now() - since;
  };
  await expect.poll(standFor).toBeGreaterThan(unseenMilliseconds);
  return names;
}

function better(page: Page) {
  return page.getByRole('button', { name: 'Show better matches' });
}

function found(page: Page) {
  return page.getByRole('status').filter({ hasText: /investors? found/ });
}

function typed(page: Page) {
  return page.getByLabel('Search investors');
}

/** Answers what it printed. */
async function run(command: string, values: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`server/commands/${command}.ts`, ...values],
    {
      env: { ...process.env, ...env },
    },
  );
  return stdout;
}
