import { expect, onTestFinished, test } from 'vitest';
import { savePassword } from '../db/accounts.ts';
import { testServices } from '../testing/services.ts';
import { demoAccounts } from './accounts.ts';
import { openDemoAccounts } from './open-demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

test('demo accounts are open to everybody until they are shut out or have a password of their own', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database, now, passwords } = services;
  expect(await openDemoAccounts(services)).toEqual([]);
  await seedDemo(services);
  const [founder, investor, admin] = demoAccounts;
  expect(await openDemoAccounts(services)).toEqual([founder?.email, investor?.email, admin?.email]);

  const passwordHash = await passwords.hash('kites above the salt pans');
  await database.write.transaction().execute((trx) => savePassword(trx, admin?.id ?? '', passwordHash));
  await database.write
    .updateTable('accounts')
    .set({ disabledAt: now() })
    .where('id', '=', founder?.id ?? '')
    .execute();
  expect(await openDemoAccounts(services)).toEqual([investor?.email]);
});
