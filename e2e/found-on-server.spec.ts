import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import type { Server } from './fixtures/server.ts';
import { goOnline } from './fixtures/two-devices.ts';

test.use({ serverOf: 'found-on-server' });

/** More than a device on a metered connection takes unasked. */
const investors = '20000';

const another = `Investor name,Website,Global HQ,Countries of investment,Stage of investment,Investment thesis,Investor type,First cheque minimum,First cheque maximum,Linkedin
Quartzmarigold Partners,https://quartzmarigold.example,"Harbour Road, Reykjavik, Iceland",Iceland,3. Early Revenue,We back the makers of tidal looms,VC,$25k,$100k,
`;

test('what is not on the device is found on the server, below what is, and nothing that is shown moves', async ({
  page,
  server,
}) => {
  test.slow();
  await importInvestors(server);
  // The server makes its index of so many in the background: of the large list first, and then of both.
  const ready = async () => (await page.request.get('/api/investors-search?q=quartzmarigold')).json();
  await expect.poll(ready, { timeout: 120_000 }).toMatchObject({ total: 1 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/fundraise');
  await controlled(page);
  await expect(page.getByText('Not everything is on this device yet')).toBeVisible();
  const here = page.getByRole('status').filter({ hasText: 'found on this device' });
  await expect(here).toBeVisible();
  const typed = page.getByLabel('Search investors');

  await test.step('a firm that only the server knows is found, mistyped too, and opens', async () => {
    await typed.fill('quartsmarigodl');
    await expect(page.getByRole('button', { name: 'View Details of Quartzmarigold Partners' })).toBeVisible();
    await typed.fill('quartzmari');
    await expect(page.getByText('1 investor found', { exact: true })).toBeVisible();
    await expect(page.getByText('Found on the server. They are not kept on this device.')).toBeVisible();
    await expect(page.getByText('No investors found')).toHaveCount(0);
    await page.getByRole('button', { name: 'View Details of Quartzmarigold Partners' }).click();
    const record = page.getByRole('dialog');
    await expect(record.getByText('We back the makers of tidal looms')).toBeVisible();
    await page.reload();
    await expect(record.getByText('We back the makers of tidal looms')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(record).toHaveCount(0);
    await expect(typed).toHaveValue('quartzmari');
  });

  await test.step('what the device found stays where it is', async () => {
    await typed.fill('capital');
    await expect.poll(() => namesOn(page)).toEqual(Array(9).fill(expect.stringMatching(/ Capital$/)));
    const shown = await namesOn(page);
    await expect(page.getByText(/^[1-9][\d,]* more found on the server\./)).toBeVisible();
    expect(await namesOn(page)).toEqual(shown);
    await page.getByRole('button', { name: 'Show them' }).click();
    const others = page.getByRole('list', { name: 'Found on the server' });
    await expect(others.getByRole('button', { name: /^View Details/ })).toHaveCount(9);
    await expect(others.getByRole('listitem').first()).toBeFocused();
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(others.getByRole('button', { name: /^View Details/ })).toHaveCount(18);
    await expect(more).toBeFocused();
    expect((await namesOn(page)).slice(0, 9)).toEqual(shown);
  });

  await test.step('without a network the device is searched alone, and says so', async () => {
    await goOffline(page);
    await typed.fill('ventures');
    await expect.poll(() => namesOn(page)).toEqual(Array(9).fill(expect.stringMatching(/ Ventures$/)));
    await expect(here).toBeVisible();
    await expect(page.getByText(/^Only what is kept on this device was searched\./)).toBeVisible();
    await goOnline(page);
    await expect(page.getByText(/^[1-9][\d,]* more found on the server\./)).toBeVisible();
  });
});

async function namesOn(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole('button', { name: /^View Details of/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels;
}

/** As an operator does it: a large list, and later a small one, which is no part of the first set. */
async function importInvestors(server: Server): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-list-'));
  const [large, small] = [join(folder, 'large.csv'), join(folder, 'small.csv')];
  await run('generate', [large, '--investors', investors]);
  await writeFile(small, another);
  for (const list of [large, small]) await run('import', [list], { DATA_DIR: server.data });
}

async function run(command: string, values: string[], env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(process.execPath, [`server/commands/${command}.ts`, ...values], {
    env: { ...process.env, ...env },
  });
}
