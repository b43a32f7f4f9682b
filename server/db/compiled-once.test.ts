import { CamelCasePlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { commandOnce, compiledOnce } from './compiled-once.ts';
import { putRow, readRow } from './records.ts';

let services: TestServices;

beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

const asha = { sender: 'asha', name: 'message', at: '2026-01-01T00:00:00.000Z' };

const note = () =>
  compiledOnce((db, sending: typeof asha) =>
    db.insertInto('sendings').values(sending).returning(['sender', 'name', 'at']),
  );

test('a query answers each time with the values it is given, wherever they stand', async () => {
  const { write } = services.database;
  const again = note();
  expect(await again(write, asha)).toEqual([asha]);
  const second = { name: 'newsletter', at: '2026-01-02T00:00:00.000Z', sender: 'bela' };
  expect(await again(write, second)).toEqual([second]);
  expect(await write.selectFrom('sendings').select('sender').execute()).toEqual([
    { sender: 'asha' },
    { sender: 'bela' },
  ]);
});

test('a value written into the text is refused: every later call would be asked about the first', async () => {
  const { read } = services.database;
  const byPrefix = compiledOnce((db, { name }: { name: string }) =>
    db.selectFrom('sendings').selectAll().where('name', 'like', `${name}%`),
  );
  await expect(byPrefix(read, { name: 'mess' })).rejects.toThrow('name is written into a text');
  const asJson = compiledOnce((db, given: { name: string }) =>
    db.selectFrom('sendings').selectAll().where('name', '=', JSON.stringify(given)),
  );
  await expect(asJson(read, { name: 'message' })).rejects.toThrow('name is written into a text');
});

test('a call without a value, or with one more, than the query was built with is refused, and writes nothing', async () => {
  const { write } = services.database;
  const again = note();
  await again(write, asha);
  const less = { ...asha, sender: 'bela', at: undefined as never }; // as one whose type says it may be left out
  await expect(again(write, less)).rejects.toThrow('at has no value');
  const more = { ...asha, sender: 'bela', colour: 'red' };
  await expect(again(write, more)).rejects.toThrow('colour was not given');
  const stored = await write.selectFrom('sendings').selectAll().execute();
  expect(stored.map(({ sender }) => sender)).toEqual(['asha']);
});

test('a query first used by a caller whose plugin changes queries is none the less the right one for all', async () => {
  const { read } = services.database;
  const known = compiledOnce((db, { clientId }: { clientId: string }) =>
    db.selectFrom('clients').selectAll().where('clientId', '=', clientId),
  );
  expect(await known(read.withPlugin(new CamelCasePlugin()), { clientId: 'asha' })).toEqual([]);
  expect(await known(read, { clientId: 'asha' })).toEqual([]);
});

test('rows of one table that say different columns, in any order, are each stored as they are', async () => {
  const { write } = services.database;
  const article = { kind: 'guide', title: 'Begin', summary: 'How', body: 'Thus', source: 'Pankh' } as const;
  const said = { id: newId(), ...article, tags: ['first'], publishedAt: services.now(), published: false };
  const { published: _, ...unsaid } = { ...said, id: newId() };
  const turned = Object.fromEntries(Object.entries({ ...said, id: newId() }).toReversed()) as typeof said; // the same entries
  const changed = { ...said, title: 'Begin again', tags: [] };
  for (const row of [said, unsaid, turned, changed]) await putRow(write, 'articles', row);
  expect(await readRow(write, 'articles', said.id)).toEqual(changed);
  expect(await readRow(write, 'articles', unsaid.id)).toEqual({ ...unsaid, published: true });
  expect(await readRow(write, 'articles', turned.id)).toEqual(turned);
});

test('what one part of a transaction wrote is taken back to where it began', async () => {
  const [begin, rollBack] = [commandOnce('savepoint part'), commandOnce('rollback to part')];
  const count = compiledOnce((db) =>
    db.selectFrom('sendings').select(({ fn }) => fn.countAll<number>().as('n')),
  );
  await services.database.write.transaction().execute(async (trx) => {
    await begin(trx);
    await trx.insertInto('sendings').values({ sender: 'asha', name: 'message', at: 'now' }).execute();
    expect(await count(trx, {})).toEqual([{ n: 1 }]);
    await rollBack(trx);
    expect(await count(trx, {})).toEqual([{ n: 0 }]);
  });
});
