import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { archive } from '../db/archive.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { testServices } from '../testing/services.ts';

test('an account that cannot be closed keeps neither the others nor the rest of the house, and goes once it can', async ({
  onTestFinished,
}) => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database, now } = services;
  const moment = now();
  const stuck = await storeAccount(services, { deleteAt: new Date(Date.parse(moment) - 1).toISOString() });
  await storeAccount(services, { deleteAt: moment });
  const old = { accountId: stuck.id, kind: 'account', content: {} } as const;
  await database.write
    .transaction()
    .execute((trx) => archive(trx, old, { archivedAt: moment, removeAt: moment }));
  await sql
    .raw(
      `create trigger stuck before delete on accounts when old.id = '${stuck.id}'
        begin select raise(abort, 'A bug of ours'); end`,
    )
    .execute(database.write);
  const accounts = () => database.read.selectFrom('accounts').select('id').execute();
  const dueToGo = () =>
    database.read.selectFrom('archive').select('id').where('removeAt', '<=', moment).execute();

  await keepHouse(services);
  expect(await accounts()).toEqual([{ id: stuck.id }]);
  expect(await dueToGo()).toEqual([]);

  await sql`drop trigger stuck`.execute(database.write);
  await keepHouse(services);
  expect(await accounts()).toEqual([]);
});
