import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { readLayers } from '#src/data/exchange/optimistic-rows.ts';
import { runLocally } from '#src/data/exchange/run-locally.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { asReleased, releasedPersonDbs } from '#src/testing/released-person-dbs.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { tableNames, tables } from '#sync/tables.ts';
import { createPersonDb, readMeta } from './person-db.ts';
import { rowsOf } from './rows.ts';

test.each(releasedPersonDbs)(
  'a device of version $version opens with every row as it was stored: that of $person',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    for (const table of Object.keys(released.stores)) {
      const stored = await db.table(table).toArray();
      const rows = released.rows[table] ?? [];
      expect(stored, table).toHaveLength(rows.length);
      expect(stored, table).toEqual(expect.arrayContaining(rows));
    }
    db.close();
  },
);

test.each(releasedPersonDbs)(
  'rows of version $version are rows of this one: those of $person',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    for (const table of tableNames) {
      const stored = [
        ...(await rowsOf(db, table).toArray()),
        ...(await db.base.where('key').startsWith(`${table}/`).toArray()).flatMap(({ row }) => row ?? []),
      ];
      for (const row of stored) expect(tables[table].parse(row), table).toEqual(row);
    }
    db.close();
  },
);

test.each(releasedPersonDbs)(
  'unsent work of version $version is still in its order, and more is taken: that of $person',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    const before = await db.outbox.orderBy('order').toArray();
    expect(before).toHaveLength(released.rows.outbox?.length ?? 0);
    expect(await readMeta(db)).toMatchObject({ nextSeq: 5, ack: 3, writes: 9, token: 'a token' });
    const draftId = '01900000-0000-7000-8000-000000000099';
    const more = { id: '01900000-0000-7000-8000-000000000098', doneAt: '2026-03-02T19:00:00.000Z' };
    await enqueue(db, { ...more, name: 'createDraft', args: { draftId, currency: 'INR' } });
    const work = await db.outbox.orderBy('order').toArray();
    expect(work.slice(0, -1)).toEqual(before);
    expect(work.at(-1)).toMatchObject({ ...more, name: 'createDraft', state: 'waiting' });
    expect(work.at(-1)?.order).toBeGreaterThan(before.at(-1)?.order ?? 0);
    db.close();
  },
);

test.each(releasedPersonDbs)(
  'unsent work of version $version shows what it showed: that of $person',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    const meta = await readMeta(db);
    const unsent = (await unsentEntries(db)).filter(({ state }) => state !== 'refused');
    const { server, shown } = await readLayers(db, unsent, meta);
    for (const entry of unsent) {
      const done = runLocally(server, entry, { ...meta, now: entry.doneAt, id: entry.id });
      expect(done, entry.name).toEqual(expect.any(Array));
    }
    for (const [key, row] of shown) expect(server.get(key), key).toMatchObject(row ?? {});
    db.close();
  },
);

test.each(releasedPersonDbs)(
  'work of version $version that was sent or refused can be done again: that of $person',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    const refused = await rowsOf(db, 'attention').toArray();
    for (const { name, args } of [...(await db.outbox.toArray()), ...(await db.kept.toArray()), ...refused])
      expect(mutationNamed(name)?.args.safeParse(args), name).toMatchObject({ success: true });
    db.close();
  },
);

test('every table has had rows in some released version', () => {
  const { stores = {} } = releasedPersonDbs.find(({ version }) => version === 12) ?? {};
  const filled = new Set(
    releasedPersonDbs.flatMap(({ rows }) => Object.keys(rows).filter((table) => rows[table]?.length)),
  );
  expect(Object.keys(stores).filter((table) => !filled.has(table))).toEqual([]);
});

test('the present version is the last one that is kept here, table for table', async () => {
  const db = createPersonDb('guest', { indexedDB: new IDBFactory(), IDBKeyRange });
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
