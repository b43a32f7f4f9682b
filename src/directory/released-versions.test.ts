import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { directoryDb } from './directory-db.ts';

const file = { hash: 'ab12', bytes: new ArrayBuffer(3), gzipped: true };

afterEach(async () => {
  directoryDb.database.close();
  await Dexie.delete('directory');
});

async function asReleased(version: number): Promise<void> {
  const db = new Dexie('directory');
  db.version(version).stores({
    manifest: 'key',
    files: 'hash',
    ...(version > 2 && { indexes: 'key', choice: 'key' }),
  });
  await db.table('files').put(file);
  await db.table('manifest').put({ key: 'current', hash: 'cd34', manifest: {}, arrivals: 1 });
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
  expect((await directoryDb.files.toArray()).map(({ hash }) => hash)).toEqual(['ab12']);
  expect(await directoryDb.manifests.count()).toBe(1);
  expect([await directoryDb.indexes.count(), await directoryDb.choices.count()]).toEqual([0, 0]);
});

test('files of the third version stay as they are, and room is made for pages', async () => {
  await asReleased(3);
  await directoryDb.database.open();
  expect(await directoryDb.files.toArray()).toEqual([file]);
  expect(await directoryDb.pages.count()).toBe(0);
});
