import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { readAll } from '../db/records.ts';
import { demoOpportunities } from '../seed/opportunities.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { tellFollowers } from './effects.ts';

/** A deal that so many people follow, who all want a mail of what is new. */
async function followedDeal(services: TestServices, followers: number): Promise<Opportunity> {
  const { database, now } = services;
  const at = now();
  const [demo] = demoOpportunities(new Date(at));
  if (!demo) throw new Error('The demo has no deals');
  const founder = await storeAccount(services);
  const deal = { ...demo, id: newId(), founderId: founder.id };
  await database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'opportunities', id: deal.id, row: deal }], at));
  for (let count = 0; count < followers; count += 1) {
    const { id } = await storeAccount(services, { userType: 'investor' });
    await database.write
      .insertInto('preferences')
      .values({ id, reviews: 1, connections: 1, messages: 1, opportunities: 1, updatedAt: at })
      .execute();
    const followed = { ownerId: id, opportunityId: deal.id, dealTitle: deal.title, shortlistedAt: at };
    const row = { id: newId(), ...followed, stage: 'new', passReasons: '[]', note: '', updatedAt: at };
    await database.write.insertInto('pipeline').values(row).execute();
  }
  return deal;
}

async function publish(services: TestServices, { id, founderId }: Opportunity): Promise<number> {
  const args = { updateId: newId(), opportunityId: id, title: 'A second mill', text: 'It weaves.' };
  const context = { userId: founderId, clientId: newId(), now: services.now(), id: newId() };
  const asked = await queryPlans(services.database.write, (listened) =>
    listened.transaction().execute((trx) => tellFollowers(trx, args, context)),
  );
  return asked.length;
}

test('an update is told to two hundred followers by as many statements as to two', async () => {
  const services = await testServices();
  onTestFinished(() => services.close());
  const few = await publish(services, await followedDeal(services, 2));
  const many = await publish(services, await followedDeal(services, 200));
  expect(many).toBe(few);
  const told = await readAll(services.database.read, 'notifications');
  expect(new Set(told.map(({ accountId }) => accountId)).size).toBe(202);
  expect(await services.database.read.selectFrom('messages').select('id').execute()).toHaveLength(202);
  const entries = services.database.read
    .selectFrom('changes')
    .select(['audience', 'rowId', 'number'])
    .where('tableName', '=', 'notifications');
  const shown = await entries.execute();
  expect(shown.map(({ audience, rowId }) => `${audience} ${rowId}`).sort()).toEqual(
    told.map(({ accountId, id }) => `${accountId} ${id}`).sort(),
  );
  expect(new Set(shown.map(({ number }) => number)).size).toBe(202);
});
