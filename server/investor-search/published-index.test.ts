import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type InvestorSearchQuery, investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { newId } from '#sync/ids.ts';
import type { Investor } from '#sync/records/investor.ts';
import { unpaused } from '#sync/search/pause.ts';
import { searchIds } from '#sync/search/search-ids.ts';
import type { SearchUnit } from '#sync/search/search-unit.ts';
import { searchUnitOf } from '#sync/search/search-unit-of.ts';
import { removeInvestor } from '../administration/remove-investor.ts';
import { parseManifest, readManifest } from '../db/directory.ts';
import { importInvestors } from '../directory/import-investors.ts';
import type { NewInvestor } from '../directory/normalise-investor.ts';
import { publishedInvestors } from '../directory/published-investors.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { scratch } from '../testing/scratch.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { openPublishedIndex, type PublishedIndex } from './published-index.ts';

let services: TestServices;
let folder: string;
let index: PublishedIndex;
beforeEach(async () => {
  services = await testServices();
  folder = mkdtempSync(join(scratch(), 'pankh-index-'));
  index = openPublishedIndex(services.database.read, file());
});
afterEach(async () => {
  index.close();
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'directory-index.db');
const queryOf = (given: Record<string, string>): InvestorSearchQuery =>
  investorSearchEndpoint.query.parse(given);
const ask = async (given: Record<string, string>) => {
  // A search waits for that itself, but not for as long as a busy machine may take.
  await index.fill();
  const reply = await index.search(queryOf(given));
  if (!reply) throw new Error('The index is not ready');
  return reply;
};
const names = async (given: Record<string, string>) => (await ask(given)).investors.map(({ name }) => name);

function firm(told: Partial<NewInvestor>): NewInvestor {
  return {
    name: '',
    website: `https://${encodeURIComponent(told.name ?? '')}.example`,
    investorType: '',
    globalHQ: '',
    stageOfInvestment: '',
    firstChequeMinimum: '',
    firstChequeMaximum: '',
    countriesOfInvestment: '',
    investmentThesis: '',
    linkedin: '',
    source: '',
    asOf: '',
    ...told,
  };
}

const publish = (firms: Partial<NewInvestor>[]) =>
  services.database.write.transaction().execute((trx) => seedInvestors(trx, firms.map(firm), services.now()));

/** A made-up list, as an import publishes it. */
async function publishMadeUp(count: number): Promise<Investor[]> {
  const rows = [...madeUpInvestors({ count, seed: 7 })].map((values, at) => ({ line: at + 2, values }));
  await importInvestors(services.database, rows, { now: services.now });
  const manifest = await readManifest(services.database.read);
  if (!manifest) throw new Error('Nothing was published');
  const all: Investor[] = [];
  for await (const some of publishedInvestors(services.database.read, parseManifest(manifest.bytes)))
    all.push(...some);
  return all;
}

const garden = [
  { name: 'Élan Collective', globalHQ: 'Paris', investmentThesis: 'We back the marigold trade' },
  { name: 'Marigold Ventures', globalHQ: '5 Sea Road, Mumbai', investmentThesis: 'Robots for farms' },
  {
    name: 'Blue Lotus Capital',
    globalHQ: 'Berlin, Germany',
    investorType: 'RBF & Debt',
    stageOfInvestment: '3. Early Revenue',
    countriesOfInvestment: 'Nigeria,Kenya',
    firstChequeMinimum: '25000',
    firstChequeMaximum: '50000',
  },
  { name: 'Lotus Eaters', globalHQ: 'Oslo', countriesOfInvestment: 'Niger' },
  { name: 'सूर्य निधि', globalHQ: 'Pune' },
];

test('words are found at their beginning, in any order and field, without their accents', async () => {
  await publish(garden);
  expect(await names({ q: 'elan' })).toEqual(['Élan Collective']);
  expect(await names({ q: 'ventures mari' })).toEqual(['Marigold Ventures']);
  expect(await names({ q: 'lotus berlin' })).toEqual(['Blue Lotus Capital']);
  expect(await names({ q: 'marigold' })).toEqual(['Marigold Ventures', 'Élan Collective']);
  expect(await names({ q: 'सूर्य' })).toEqual(['सूर्य निधि']);
  expect(await names({ q: 'lotus quartz' })).toEqual([]);
});

test('a city is found by its country', async () => {
  await publish(garden);
  expect((await names({ q: 'india' })).toSorted()).toEqual(['Marigold Ventures', 'सूर्य निधि'].toSorted());
});

test('a filter is a whole word: Niger is not Nigeria', async () => {
  await publish(garden);
  expect(await names({ country: 'Niger' })).toEqual(['Lotus Eaters']);
  expect(await names({ q: 'lotus', country: 'Nigeria' })).toEqual(['Blue Lotus Capital']);
  expect(await names({ type: 'RBF & Debt' })).toEqual(['Blue Lotus Capital']);
  expect(await names({ country: 'Nige' })).toEqual([]);
});

test('who is at home in a country is found there, though nobody else names it', async () => {
  await publish([
    { name: 'Geyser', globalHQ: 'Reykjavik, Iceland', countriesOfInvestment: 'Norway' },
    { name: 'Looms', globalHQ: 'Austin, USA' },
  ]);
  expect(await names({ country: 'Iceland' })).toEqual(['Geyser']);
  expect(await names({ country: 'United States' })).toEqual(['Looms']);
});

test('what a typist may write is no expression', async () => {
  await publish(garden);
  for (const q of ['lotus" OR name:*', 'lotus AND', '(lotus', 'NEAR(lotus)', '^lotus *'])
    expect((await ask({ q })).investors.length).toBeLessThanOrEqual(2);
});

test('nothing is answered before the directory has anybody', async () => {
  expect(await ask({ q: 'lotus' })).toEqual({ total: 0, investors: [] });
});

test('the order of the first pages is that of a device which holds everything', async () => {
  const all = await publishMadeUp(3_000);
  const units: SearchUnit[] = [await searchUnitOf(all, unpaused)];
  await index.fill();
  const none = { stage: '', type: '', country: '', roundSize: '' };
  // Enough match each of these, so that a device takes the words as they are typed.
  const queries = [
    { ...none, q: 'climate', country: 'India' },
    { ...none, q: 'ventures india' },
    { ...none, q: 'london' },
    { ...none, q: 'hardware founders', stage: 'Early Revenue' },
    { ...none, q: '', country: 'Germany' },
    { ...none, q: 'bangalore' },
    { ...none, q: 'uk' },
    { ...none, q: 'emirates' },
    { ...none, q: 'usa ventures' },
    { ...none, q: 'bombay' },
  ];
  for (const query of queries) {
    for (const page of [1, 2]) {
      const { q: text, ...facets } = query;
      const here = await searchIds(units, { text, ...facets, page }, unpaused);
      const there = await ask({ ...query, page: String(page) });
      const found = { total: there.total, ids: there.investors.map(({ id }) => id) };
      expect(here.total).toBeGreaterThan(9);
      expect({ query, page, ...found }).toEqual({ query, page, total: here.total, ids: here.ids });
    }
  }
}, 60_000);

test('every match stands on one page, also beyond those that are ranked', async () => {
  await publish(Array.from({ length: 300 }, (_, at) => ({ name: `Granite ${at}` })));
  const ids = new Set<number>();
  for (let page = 1; page <= 34; page++)
    for (const { id } of (await ask({ q: 'granite', page: String(page) })).investors) ids.add(id);
  expect(ids.size).toBe(300);
  expect((await ask({ q: 'granite', page: '35' })).investors).toEqual([]);
});

test('what the asker has found itself is left out', async () => {
  await publish(garden);
  // Without theses the device has found the second by its name, and not the first.
  expect(await ask({ q: 'marigold', heads: '1024' })).toMatchObject({
    total: 1,
    investors: [{ name: 'Élan Collective' }],
  });
  expect(await names({ q: 'marigold', theses: '2', heads: '2' })).toEqual(['Marigold Ventures']);
  expect((await ask({ q: 'marigold', theses: '1024', heads: '1024' })).total).toBe(0);
  expect(await names({ country: 'Niger', heads: '1024' })).toEqual([]);
});

test('of a large directory the first set is left out where the asker has it', async () => {
  const all = await publishMadeUp(8_300);
  const indians = all.filter(({ countriesOfInvestment }) => countriesOfInvestment === 'India').length;
  const everyone = (await ask({ country: 'India' })).total;
  const others = (await ask({ country: 'India', first: '1' })).total;
  expect(indians).toBeGreaterThan(0);
  expect(everyone).toBeGreaterThan(others);
}, 60_000);

test('a new list takes the place of the old one, and what did not change stays as it is', async () => {
  await publish(garden);
  expect(await names({ q: 'marigold ventures' })).toEqual(['Marigold Ventures']);
  await publish([firm({ name: 'Marigold Ventures', globalHQ: 'Lisbon' }), firm({ name: 'Quartz Partners' })]);
  await index.fill();
  expect(await names({ q: 'lisbon' })).toEqual(['Marigold Ventures']);
  expect(await names({ q: 'mumbai' })).toEqual([]);
  expect(await names({ q: 'quartz' })).toEqual(['Quartz Partners']);
  expect(await names({ q: 'elan' })).toEqual(['Élan Collective']);
});

test('no word of a removed record is left in the file, nor beside it', async () => {
  await publishMadeUp(1_500);
  await publish([{ name: 'Zyquillonvex Trust', investmentThesis: 'Wharvellium for everybody' }]);
  await index.fill();
  const [gone] = (await ask({ q: 'zyquillonvex' })).investors;
  expect(kept()).toEqual(expect.arrayContaining(['quillonvex', 'harvellium']));
  const admin = { id: newId(), fullName: 'Asha Desk' };
  await removeInvestor(services, admin, { id: gone?.id ?? 0, reason: 'They asked us to.' });
  await index.fill();
  expect((await ask({ q: 'zyquillonvex' })).total).toBe(0);
  expect(kept()).toEqual([]);
  expect((await ask({})).total).toBe(1_500);
});

test('a corrected record has the file not merged anew, and what it said before goes once it is removed', async () => {
  await publishMadeUp(1_500);
  await publish([{ name: 'Zyquillonvex Trust', investmentThesis: 'Wharvellium for everybody' }]);
  await index.fill();
  const [found] = (await ask({ q: 'zyquillonvex' })).investors;
  await publish([{ name: 'Zyquillonvex Trust', investmentThesis: 'Looms for everybody' }]);
  await index.fill();
  expect((await ask({ q: 'zyquillonvex looms' })).investors[0]?.id).toBe(found?.id);
  expect(kept()).toContain('harvellium');
  const admin = { id: newId(), fullName: 'Asha Desk' };
  await removeInvestor(services, admin, { id: found?.id ?? 0, reason: 'They asked us to.' });
  await index.fill();
  expect(kept()).toEqual([]);
});

/** Which of two rare words stand in the bytes of the index. */
function kept(): string[] {
  const files = ['', '-wal'].map((end) => `${file()}${end}`).filter((path) => existsSync(path));
  const bytes = files.map((path) => readFileSync(path, 'latin1')).join('');
  return ['quillonvex', 'harvellium'].filter((word) => bytes.includes(word));
}

test('a file that was deleted or damaged is made anew', async () => {
  await publish(garden);
  expect((await ask({ q: 'lotus' })).total).toBe(2);
  rmSync(file());
  expect((await ask({ q: 'lotus' })).total).toBe(2);
  index.close();
  for (const end of ['-wal', '-shm']) rmSync(`${file()}${end}`, { force: true });
  writeFileSync(file(), 'no database at all, but long enough to be looked at as one');
  expect((await ask({ q: 'lotus' })).total).toBe(2);
});

test('one whose note of what it was filled from is damaged is made anew', async () => {
  await publish(garden);
  expect((await ask({ q: 'lotus' })).total).toBe(2);
  index.close();
  blankPageOf('filled');
  expect(await index.search(queryOf({ q: 'lotus' }))).toBeNull();
  expect(await index.search(queryOf({ q: 'lotus' }))).toMatchObject({ total: 2 });
});

function blankPageOf(table: string): void {
  const sqlite = new Sqlite(file());
  sqlite.pragma('wal_checkpoint(truncate)');
  const page = Number(sqlite.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table));
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  sqlite.close();
  const opened = openSync(file(), 'r+');
  writeSync(opened, Buffer.alloc(size), 0, size, (page - 1) * size);
  closeSync(opened);
}
