import { expect, onTestFinished, test } from 'vitest';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { testServices } from '../testing/services.ts';
import { countEntries, movedAfter } from './changes.ts';
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

test('what is left of each audience is counted from its own cursor, by the index alone', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const { read } = services.database;
  const [gained, upToDate] = [await storeAccount(services), await storeAccount(services)];
  const { number } = await readServerState(read);
  const entriesOf = async (cursor: number, ...ids: string[]) =>
    (await countEntries(read, Object.fromEntries(ids.map((id) => [id, cursor])))).total;
  const [ofGained, ofUpToDate] = [await entriesOf(0, gained.id), await entriesOf(0, upToDate.id)];
  expect([ofGained, ofUpToDate].every((count) => count > 0)).toBe(true);
  const cursors = { [gained.id]: 0, [upToDate.id]: number };
  expect(await countEntries(read, cursors)).toEqual({ total: ofGained + ofUpToDate, left: ofGained });
  const plans = await queryPlans(read, (db) => countEntries(db, cursors));
  expect(plans.flat().filter((step) => step.includes('changes'))).toEqual([
    expect.stringMatching(/^SEARCH changes USING COVERING INDEX .*audience=\?/),
  ]);
});
