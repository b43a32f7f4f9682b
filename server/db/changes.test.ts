import { expect, onTestFinished, test } from 'vitest';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { testServices } from '../testing/services.ts';
import { movedAfter } from './changes.ts';
import { readServerState } from './server-state.ts';

test('of those who listen it is told what moved after a number, without reading the rest of the log', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { database } = services;
  const [listening, still, away] = [
    await storeAccount(services),
    await storeAccount(services),
    await storeAccount(services),
  ];
  const { number } = await readServerState(database.read);
  await database.write.transaction().execute(async (trx) => {
    for (const person of [listening, away]) {
      const row = { ...person, bio: 'Weaver' };
      await writeChanges(trx, [{ table: 'accounts', id: row.id, row }], services.now());
    }
  });
  const listeners = [listening.id, still.id, 'public'];
  expect(await movedAfter(database.read, listeners, number)).toEqual(new Map([[listening.id, number + 1]]));
  const plans = await queryPlans(database.read, (db) => movedAfter(db, listeners, number));
  expect(plans.flat().filter((step) => step.includes('changes'))).toEqual([
    expect.stringMatching(/^SEARCH changes .*audience=\? AND number>\?/),
  ]);
});
