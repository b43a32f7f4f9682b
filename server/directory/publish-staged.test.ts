import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeRecords } from '#sync/directory/files.ts';
import { emptyManifest, type Manifest, namedFiles } from '#sync/directory/manifest.ts';
import { parseManifest, putManifest, readManifest } from '../db/directory.ts';
import { readFile } from '../db/directory-files.ts';
import { keepHouse } from '../housekeeping.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { allPublished } from '../testing/all-published.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';
import { readContent } from './read-content.ts';
import { readyDirectory } from './ready-directory.ts';
import { settleDirectory } from './settle.ts';
import { tightenFiles } from './tighten-files.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

async function importList(list: { count: number; changed?: number; seed?: number }): Promise<Manifest> {
  const rows = [...madeUpInvestors({ seed: 1, ...list })].map((values, index) => ({
    line: index + 2,
    values,
  }));
  await importInvestors(services.database, rows, { now: services.now });
  return current();
}

async function current(): Promise<Manifest> {
  const manifest = await readManifest(services.database.read);
  return manifest ? parseManifest(manifest.bytes) : emptyManifest;
}

const published = async () => allPublished(services.database.read, await current());
const written = () =>
  services.database.read.selectFrom('directoryInvestors').selectAll().orderBy('id').execute();
const withoutIdentity = async () => (await written()).map(({ identity: _, ...investor }) => investor);

const sentOf = (files: { sent: number }[]) => files.reduce((sum, { sent }) => sum + sent, 0);
const hashesOf = (manifest: Manifest) => namedFiles(manifest).map(({ hash }) => hash);

test('of a hundred records one changed: at most three hundredths of the bytes go out again', async () => {
  const before = await importList({ count: 3_000 });
  const after = await importList({ count: 3_000, changed: 1 });
  expect(after).toMatchObject({ generation: 2, total: 3_000, base: before.base });
  const known = new Set(hashesOf(before));
  const again = sentOf(namedFiles(after).filter(({ hash }) => !known.has(hash)));
  expect(again).toBeGreaterThan(0);
  expect(again / sentOf(namedFiles(before))).toBeLessThan(0.03);
});

test('base and deltas together say what the records say', async () => {
  await importList({ count: 1_500 });
  await importList({ count: 1_500, changed: 2 });
  const manifest = await importList({ count: 1_550, changed: 3 });
  expect(manifest.deltas).toHaveLength(2);
  expect(manifest.total).toBe(1_550);
  expect(await published()).toEqual(await withoutIdentity());
});

test('above a tenth there is a new base, of which unchanged segments stay', async () => {
  await importList({ count: 2_500, changed: 1 });
  const before = await importList({ count: 2_500, changed: 2 });
  expect(before.deltas).toHaveLength(1);
  const after = await importList({ count: 3_500, changed: 2 });
  expect(after.deltas).toEqual([]);
  expect(after.base).toHaveLength(4);
  const longer = await importList({ count: 6_000, changed: 2 });
  expect(longer.base.slice(0, 3)).toEqual(after.base.slice(0, 3));
  expect(await published()).toEqual(await withoutIdentity());
});

test('many small changes do not become many small files', async () => {
  await importList({ count: 400 });
  for (let round = 1; round <= 20; round++) await importList({ count: 400 + round });
  expect((await current()).deltas.length).toBeLessThan(18);
  expect(await published()).toEqual(await withoutIdentity());
});

test('a large directory has a first set: India and the most active, up to date, under half a megabyte', async () => {
  const { first } = await importList({ count: 9_000 });
  expect(first?.sent).toBeLessThan(500_000);
  const rowsOf = async (set: Manifest['first']) =>
    decodeRecords(await readContent(services.database.read, set?.hash ?? '')).heads;
  const { ids, countriesOfInvestment } = await rowsOf(first);
  expect(ids.length).toBe(first?.rows);
  const india = countriesOfInvestment.words.indexOf('India');
  const indian = countriesOfInvestment.rows.filter((places) => places.includes(india)).length;
  const listed = (await written()).map((investor) => investor.countriesOfInvestment.split(','));
  expect(indian).toBe(listed.filter((countries) => countries.includes('India')).length);
  expect(ids.length).toBeGreaterThan(indian);
  const after = await importList({ count: 9_000, changed: 1 });
  expect(after.first?.hash).not.toBe(first?.hash);
  expect((await rowsOf(after.first)).ids).toEqual(ids);
});

test('files that are not named any more stay for a day, then they go', async () => {
  const before = await importList({ count: 300 });
  const after = await importList({ count: 600 });
  const old = hashesOf(before).filter((hash) => !hashesOf(after).includes(hash));
  expect(old.length).toBeGreaterThan(0);
  services.moveClock(23 * 60 * 60 * 1000);
  await keepHouse(services);
  expect(await Promise.all(old.map((hash) => readFile(services.database.read, hash)))).not.toContain(
    undefined,
  );
  services.moveClock(2 * 60 * 60 * 1000);
  await keepHouse(services);
  expect(await Promise.all(old.map((hash) => readFile(services.database.read, hash)))).toEqual(
    old.map(() => undefined),
  );
  expect(await published()).toHaveLength(600);
});

test('an import that ended between publishing and writing is finished from the files', async () => {
  await importList({ count: 1_100 });
  await importList({ count: 1_100, changed: 2 });
  const whole = await written();
  const manifest = await readManifest(services.database.read);
  // As the process left it that died there.
  await services.database.write.transaction().execute(async (trx) => {
    await putManifest(trx, manifest?.hash ?? '', manifest?.bytes ?? Buffer.alloc(0));
    await trx.deleteFrom('directoryInvestors').where('id', '>', 700).execute();
    await trx.updateTable('directoryInvestors').set({ investmentThesis: '' }).execute();
  });
  await settleDirectory(services.database.write);
  expect(await written()).toEqual(whole);
  expect((await readManifest(services.database.read))?.isWritten).toBe(true);
});

test('records of a build that had no such files are published when the server starts', async () => {
  const { total } = await importList({ count: 200 });
  const records = await withoutIdentity();
  await services.database.write.deleteFrom('directoryManifest').execute();
  await services.database.write.deleteFrom('directoryFiles').execute();
  await readyDirectory(services.database, services.now);
  expect(await current()).toMatchObject({ total, generation: 1 });
  expect(await published()).toEqual(records);
});

test('files become smaller in time, under the same names and with the same content', async () => {
  const manifest = await importList({ count: 200 });
  const before = await published();
  await tightenFiles(services.database, () => false);
  const kept = await Promise.all(
    namedFiles(manifest).map(async ({ hash, sent }) => ({
      sent,
      now: (await readFile(services.database.read, hash))?.length ?? 0,
    })),
  );
  expect(kept.filter(({ sent, now }) => now >= sent)).toEqual([]);
  expect(await published()).toEqual(before);
});
