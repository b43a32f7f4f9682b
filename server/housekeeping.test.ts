import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Row } from '#sync/tables.ts';
import { readAll } from './db/records.ts';
import { keepHouse } from './housekeeping.ts';
import { writeChanges } from './syncing/write.ts';
import { storeAccount } from './testing/accounts.ts';
import { type TestServices, testServices } from './testing/services.ts';

const day = 24 * 60 * 60 * 1000;
let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

async function refuse(userId: string, rows: Partial<Row<'attention'>>[]): Promise<void> {
  const whole = rows.map((given) => ({
    id: newId(),
    userId,
    name: 'createDraft',
    args: {},
    code: 'invalid',
    message: 'Invalid',
    field: null,
    at: services.now(),
    resolution: null,
    resolvedAt: null,
    ...given,
  }));
  await services.database.write.transaction().execute((trx) =>
    writeChanges(
      trx,
      whole.map((row) => ({ table: 'attention', id: row.id, row })),
      services.now(),
    ),
  );
}
const left = async () => readAll(services.database.read, 'attention');

test('refused work that was dealt with is kept for 30 days, what was not for as long as it takes', async () => {
  const { id } = await storeAccount(services);
  const settled = { resolution: 'discarded', resolvedAt: services.now() } as const;
  await refuse(id, [{ name: 'settled', ...settled }, { name: 'open' }]);
  services.moveClock(30 * day);
  await keepHouse(services);
  expect(await left()).toHaveLength(2);
  services.moveClock(day);
  await keepHouse(services);
  expect((await left()).map(({ name }) => name)).toEqual(['open']);
});

test('refused work that nobody deals with stays, however much it is', async () => {
  const { id } = await storeAccount(services);
  await refuse(
    id,
    Array.from({ length: 1_001 }, () => ({})),
  );
  services.moveClock(400 * day);
  await keepHouse(services);
  expect(await left()).toHaveLength(1_001);
});

test('however much has become old, it goes at once', async () => {
  const { id } = await storeAccount(services);
  const settled = { resolution: 'discarded', resolvedAt: services.now() } as const;
  await refuse(
    id,
    Array.from({ length: 1_001 }, () => settled),
  );
  services.moveClock(31 * day);
  await keepHouse(services);
  expect(await left()).toEqual([]);
  const deletions = () =>
    services.database.read.selectFrom('changes').select('rowId').where('deleted', '=', 1).execute();
  expect(await deletions()).toHaveLength(1_001);
  services.moveClock(181 * day);
  await keepHouse(services);
  expect(await deletions()).toEqual([]);
});
