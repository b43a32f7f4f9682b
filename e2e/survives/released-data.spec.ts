import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Dexie } from 'dexie';
import { releasedPersonDbs } from '#src/testing/released-person-dbs.ts';
import { box, written } from '../fixtures/connected.ts';
import { controlled, goOffline } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';
import { name } from '../fixtures/work.ts';

/** What a founder reads on each screen of what is on their device, from the version on whose device it was first. */
const read: [version: number, path: string, ...words: string[]][] = [
  [1, '/outbox', 'Draft: Night looms', 'Submission of the pitch', 'highlight: Forty weavers'],
  [1, '/drafts', 'Monsoon Mills', 'Night looms', 'Deleted drafts (1)'],
  [2, '/outbox', 'funding stage: Series A'],
  [9, '/outbox', 'reason: Not this year', 'team size: 12; website: https://looms.example'],
  [
    9,
    '/outbox',
    'message: Every night.',
    'file: deck.pdf (3 bytes)',
    'message: And on',
    'file: looms.png (4 bytes)',
  ],
  [9, '/outbox', 'Update on Monsoon Mills: A second shift', 'Your list of investors: Loom Fund'],
  [9, '/messages', 'Veer Kothariwala', 'Draft: And on'],
];

for (const version of [1, 2, 9])
  test(`in the browser itself the data of version ${version} opens with the work and the words of a founder, without a network`, async ({
    page,
    expectError,
  }) => {
    // The page that plays the old version has no icon.
    expectError(/status of 404 .*favicon/);
    await page.goto('/help');
    await controlled(page);
    await leaveData(page, version);
    await goOffline(page);
    const main = page.getByRole('main');
    for (const [since, path, ...words] of read) {
      if (since > version) continue;
      await page.goto(path);
      for (const said of words) await expect(main.getByText(said).first()).toBeVisible();
    }

    await page.goto('/drafts');
    await main.getByRole('link', { name: 'Monsoon Mills' }).click();
    await expect(name(page)).toHaveValue('Monsoon Mills');
    await expect(page.getByLabel('Funding Stage')).toHaveValue(version > 1 ? 'Series A' : 'Seed');
    await expect(main.getByText('Looms that run on rain.')).toBeVisible();
    if (version < 6) return;
    await page.goto('/messages');
    await main.getByText('Veer Kothariwala').click();
    for (const said of ['Do they run at night, too?', 'Every night.', 'deck.pdf'])
      await expect(written(page).getByText(said)).toBeVisible();
    await expect(box(page)).toHaveValue('And on');
  });

/** What that version has left in the browser of a founder, as the same library stores it there. */
async function leaveData(page: Page, version: number): Promise<void> {
  const released = releasedPersonDbs.find((db) => db.version === version && db.person === 'a founder');
  if (!released) throw new Error(`Version ${version} is not kept`);
  const { owner, stores, rows } = released;
  const person = { name: `person-${owner}`, version, stores, rows: { ...rows, files: [] } };
  const device = {
    name: 'device',
    version: 1,
    stores: { state: 'key' },
    rows: { state: [{ key: 'person', value: owner }] },
  };
  // No bytes go into the page but as text.
  const files = (rows.files ?? []).map(async (file) => ({
    ...file,
    text: await Reflect.get(file, 'bytes').text(),
  }));
  await page.goto('/robots.txt');
  await page.evaluate(await readFile('node_modules/dexie/dist/dexie.min.js', 'utf8'));
  await page.evaluate(
    async ({ databases, files }) => {
      const Database: typeof Dexie = Reflect.get(globalThis, 'Dexie');
      for (const { name, version, stores, rows } of databases) {
        const db = new Database(name);
        db.version(version).stores(stores);
        for (const [table, stored] of Object.entries(rows))
          if (stored.length > 0) await db.table(table).bulkPut(stored);
        for (const { text, ...file } of name === 'device' ? [] : files)
          await db.table('files').put({ ...file, bytes: new Blob([text]) });
        db.close();
      }
    },
    { databases: [device, person], files: await Promise.all(files) },
  );
}
