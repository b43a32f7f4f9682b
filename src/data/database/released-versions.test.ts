import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { type ReleasedDb, releasedPersonDbs } from '#src/testing/released-person-dbs.ts';
import { createPersonDb, readMeta } from './person-db.ts';
import { databaseName } from './rows.ts';

const owner = '01900000-0000-7000-8000-000000000001';
type World = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

async function asReleased({ version, stores, rows }: ReleasedDb): Promise<World> {
  const world = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = new Dexie(databaseName(owner), world);
  db.version(version).stores(stores);
  for (const [table, stored] of Object.entries(rows)) await db.table(table).bulkPut(stored);
  db.close();
  return world;
}

const versions = releasedPersonDbs.map((released) => [released.version, released] as const);

test.each(versions)('a device of version %i opens with every row as it was stored', async (_, released) => {
  const db = createPersonDb(owner, await asReleased(released));
  for (const table of Object.keys(released.stores)) {
    expect(await db.table(table).toArray(), table).toEqual(released.rows[table] ?? []);
  }
  db.close();
});

test.each(versions)(
  'unsent work of version %i is still in its order, and more is taken',
  async (_, released) => {
    const db = createPersonDb(owner, await asReleased(released));
    const before = await readMeta(db);
    expect(before).toMatchObject({ nextSeq: 5, ack: 2, writes: 9, token: 'a token' });
    const draftId = '01900000-0000-7000-8000-000000000099';
    const more = { id: '01900000-0000-7000-8000-000000000098', doneAt: '2026-03-02T09:00:00.000Z' };
    await enqueue(db, { ...more, name: 'createDraft', args: { draftId, currency: 'INR' } });
    const work = await db.outbox.orderBy('order').toArray();
    expect(work.map(({ order, name, state }) => [order, name, state])).toEqual([
      [1, 'createDraft', 'frozen'],
      [2, 'editDraft', 'waiting'],
      [3, 'submitPitch', 'refused'],
      [4, 'createDraft', 'waiting'],
    ]);
    db.close();
  },
);

test('the present version is the last one that is kept here, table for table', async () => {
  const db = createPersonDb(owner, { indexedDB: new IDBFactory(), IDBKeyRange });
  const last = releasedPersonDbs.at(-1);
  await db.open();
  expect(db.verno).toBe(last?.version);
  const stores = db.tables.map(({ name, schema }) => [
    name,
    [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(', '),
  ]);
  expect(Object.fromEntries(stores)).toEqual(last?.stores);
  db.close();
});
