import { expect, test } from 'vitest';
import { writeChanges } from '#server/syncing/write.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { newId } from '#sync/ids.ts';
import { subscriptionId } from '#sync/mutations/settings.ts';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { connectionsWithoutPlan } from '#sync/rules/plans.ts';
import { foundersWorld, pitch } from './founders-world.ts';

test('a request over the limit of a plan goes as soon as another plan is confirmed, not with the next month', async () => {
  const { services, founder, deviceOf } = await foundersWorld();
  const investor = await storeAccount(services, { userType: 'investor' });
  const now = services.now();
  const write = (changes: Parameters<typeof writeChanges>[1]) =>
    services.database.write.transaction().execute((trx) => writeChanges(trx, changes, now));
  const deals = Array.from({ length: connectionsWithoutPlan + 1 }, () => newId());
  await write(deals.map((id) => ({ table: 'opportunities' as const, id, row: dealOf(founder, id, now) })));
  const device = deviceOf(investor);
  await device.sync();
  const other = { otherId: founder.id, otherName: founder.fullName, otherType: 'entrepreneur' as const };
  for (const opportunityId of deals)
    await device.mutate('requestConnection', { ...other, opportunityId, message: '' });
  await device.sync();
  const waiting = await device.db.outbox.toArray();
  expect(waiting).toMatchObject([{ state: 'waiting', failure: { code: 'plan-limit' } }]);

  const planId = 'investor-premium-monthly';
  const id = subscriptionId(investor.id, planId);
  const given = { state: 'active' as const, requestedAt: now, decidedAt: now, endedAt: null, reason: null };
  await write([{ table: 'subscriptions', id, row: { id, accountId: investor.id, planId, ...given } }]);
  await device.sync();
  expect(await device.db.outbox.toArray()).toEqual([]);
  for (const deal of deals)
    expect(await device.row('connections', connectionId(investor.id, founder.id, deal))).toMatchObject({
      status: 'pending',
    });
});

function dealOf(founder: Account, id: string, now: string): Opportunity {
  const { title, description, industry, stage, location } = pitch;
  return {
    id,
    founderId: founder.id,
    founderName: founder.fullName,
    title,
    description,
    industry,
    stage,
    location,
    currency: 'INR',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
    raisedAmount: 0,
    highlights: [],
    status: 'active',
    createdAt: now,
    updatedAt: now,
  };
}
