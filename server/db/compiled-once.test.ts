import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '../testing/services.ts';
import { commandOnce, compiledOnce } from './compiled-once.ts';

let services: TestServices;

beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

test('a query is built once, and answers each time with the values it is given, wherever they stand', async () => {
  let built = 0;
  type Given = { accountId: string; name: string; at: string };
  const note = compiledOnce((db, { at, accountId, name }: Given) => {
    built += 1;
    return db
      .insertInto('sendings')
      .values({ sender: accountId, name, at })
      .returning(['sender', 'name', 'at']);
  });
  const { write } = services.database;
  const first = { accountId: 'asha', name: 'message', at: '2026-01-01T00:00:00.000Z' };
  const second = { name: 'newsletter', at: '2026-01-02T00:00:00.000Z', accountId: 'bela' };
  expect(await note(write, first)).toEqual([{ sender: 'asha', name: 'message', at: first.at }]);
  expect(await note(write, second)).toEqual([{ sender: 'bela', name: 'newsletter', at: second.at }]);
  expect(built).toBe(1);
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
