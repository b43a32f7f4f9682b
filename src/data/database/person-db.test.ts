import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { releasedPersonDbs } from '#src/testing/released-person-dbs.ts';
import { newId } from '#sync/ids.ts';
import { createPersonDb, readMeta } from './person-db.ts';
import { databaseName, rowsOf } from './rows.ts';

const first = releasedPersonDbs[0]?.stores ?? {};
const draft = { id: newId(), title: 'Monsoon Mills' };
const entry = {
  order: 1,
  id: newId(),
  name: 'createDraft',
  touches: [`drafts/${draft.id}`],
  state: 'waiting',
};
const meta = {
  key: 'meta',
  clientId: newId(),
  userId: 'guest',
  epoch: 'an epoch',
  cursors: { public: 7 },
  shape: 'an older one',
};

/** The database as the first release made it, open in a tab that still runs that release. */
async function oldTab(options: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
  const db = new Dexie(databaseName('guest'), options);
  db.version(1).stores(first);
  db.on('versionchange', () => db.close());
  await db.table('drafts_1').put(draft);
  await db.table('outbox').put(entry);
  await db.table('base').put({ key: `drafts/${draft.id}`, row: null });
  await db.table('meta').put(meta);
  return db;
}

test('a database of the first release keeps its rows and unsent work, and everything is read anew', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  (await oldTab(options)).close();
  const db = createPersonDb('guest', options);
  expect(await rowsOf(db, 'drafts').toArray()).toEqual([draft]);
  expect(await db.outbox.toArray()).toEqual([entry]);
  expect(await db.base.count()).toBe(1);
  expect(await rowsOf(db, 'draftVersions').where('draftId').equals(draft.id).count()).toBe(0);
  expect(await readMeta(db)).toMatchObject({ clientId: meta.clientId, cursors: {}, resyncFrom: 0 });
});

test('a tab of the first release gives way to the new database, and goes on in it', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = await oldTab(options);
  const db = createPersonDb('guest', options);
  expect(await rowsOf(db, 'drafts').count()).toBe(1);
  expect(old.isOpen()).toBe(false);
  const again = new Dexie(databaseName('guest'), options);
  again.version(1).stores(first);
  expect(await again.table('drafts_1').toArray()).toEqual([draft]);
});
