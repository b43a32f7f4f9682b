import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { manifestSchema } from '#sync/directory/manifest.ts';
import { chosenPart } from './chosen-part.ts';
import { directoryDb } from './directory-db.ts';

const hash = 'ab'.repeat(32);
const file = { hash, bytes: new ArrayBuffer(3), gzipped: true };
const theses = { ...file, hash: 'ba'.repeat(32) };

/** Of the first version: whole records in files. It counted no arrivals. */
const firstManifest = {
  key: 'current',
  hash: 'cd'.repeat(32),
  manifest: { total: 1, files: [{ hash, segment: 0, rows: 1, bytes: 9 }] },
};
const segment = {
  segment: 0,
  rows: 1,
  heads: { hash, bytes: 9, sent: 3 },
  theses: { hash: theses.hash, bytes: 9, sent: 3 },
};
const manifest = {
  key: 'current',
  hash: 'cd'.repeat(32),
  manifest: { total: 1, generation: 1, base: [segment], deltas: [], first: null },
  arrivals: 2,
};
const index = { key: `group-head-1-${hash}`, index: new ArrayBuffer(4) };
const choices = [
  { key: 'kept', part: 'heads' },
  { key: 'removal', at: 1_772_476_200_000 },
];
/** Theses as the fourth version keeps them: by page. */
const paged = {
  hash: theses.hash,
  bytes: new ArrayBuffer(0),
  gzipped: false,
  pages: { numbers: [0], bytes: 3 },
};
const page = { key: `${theses.hash} 0`, bytes: new ArrayBuffer(3), gzipped: true };

/** The tables of each version that was released, with their indexes. */
const stores: Record<string, string>[] = [
  { manifest: 'key', files: 'hash' },
  { manifest: 'key', files: 'hash' },
  { manifest: 'key', files: 'hash', indexes: 'key', choice: 'key' },
  { manifest: 'key', files: 'hash', indexes: 'key', choice: 'key', pages: 'key' },
];

afterEach(async () => {
  directoryDb.database.close();
  await Dexie.delete('directory');
});

/** The second version was never the last of a commit: it is the third without its own tables. */
async function asReleased(version: number): Promise<void> {
  const db = new Dexie('directory');
  db.version(version).stores(stores[version - 1] ?? {});
  await db.table('files').bulkPut(version > 1 ? [file, version > 3 ? paged : theses] : [file]);
  await db.table('manifest').put(version > 1 ? manifest : firstManifest);
  if (version > 2) {
    await db.table('indexes').put(index);
    await db.table('choice').bulkPut(choices);
  }
  if (version > 3) await db.table('pages').put(page);
  db.close();
}

test('a device that has a directory in the files of the first version fetches it anew', async () => {
  await asReleased(1);
  await directoryDb.database.open();
  expect([await directoryDb.files.count(), await directoryDb.manifests.count()]).toEqual([0, 0]);
});

test('a directory of the second version is kept, and room is made for its index and what one chose to keep', async () => {
  await asReleased(2);
  await directoryDb.database.open();
  expect(await directoryDb.files.toArray()).toEqual([file, theses]);
  expect(await directoryDb.manifests.toArray()).toEqual([manifest]);
  expect([await directoryDb.indexes.count(), await directoryDb.choices.count()]).toEqual([0, 0]);
});

test('files of the third version stay as they are, and room is made for pages', async () => {
  await asReleased(3);
  await directoryDb.database.open();
  expect(await directoryDb.files.toArray()).toEqual([file, theses]);
  expect(await directoryDb.pages.count()).toBe(0);
});

test('what the third version says of its files, has built of them and was told to keep is there', async () => {
  await asReleased(3);
  await directoryDb.database.open();
  const stored = await directoryDb.manifests.get('current');
  expect(stored).toEqual(manifest);
  expect(manifestSchema.parse(stored?.manifest)).toEqual(manifest.manifest);
  expect(await directoryDb.indexes.toArray()).toEqual([index]);
  expect(await chosenPart()).toBe('heads');
  expect(await directoryDb.owedRemovals.get('removal')).toEqual(choices[1]);
});

test('what the fourth version keeps by page is there, page for page', async () => {
  await asReleased(4);
  await directoryDb.database.open();
  expect(await directoryDb.files.toArray()).toEqual([file, paged]);
  expect(await directoryDb.pages.toArray()).toEqual([page]);
  expect(await directoryDb.manifests.toArray()).toEqual([manifest]);
  expect(await chosenPart()).toBe('heads');
});

test('the present version of the directory is the last one that is kept here, table for table', async () => {
  const { database } = directoryDb;
  await database.open();
  expect(database.verno).toBe(stores.length);
  const present = database.tables.map(({ name, schema }) => [
    name,
    [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(', '),
  ]);
  expect(Object.fromEntries(present)).toEqual(stores.at(-1));
});
