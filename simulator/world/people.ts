import { writeChanges } from '#server/syncing/write.ts';
import { storeAccount, storeCompany } from '#server/testing/accounts.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { connectionsWithoutPlan } from '#sync/rules/plans.ts';
import type { SimServer } from './server.ts';

export type People = { meera: Account; arjun: Account; tara: Account; devi: Account };

/** Two founders, of whom one has said everything about her company; an investor; and an admin. */
export async function storePeople({ services }: SimServer): Promise<People> {
  const clock = { database: services.database, now: services.now };
  const people = {
    meera: await storeAccount(clock, { fullName: 'Meera Kulkarni' }),
    arjun: await storeAccount(clock, { fullName: 'Arjun Bose' }),
    tara: await storeAccount(clock, { fullName: 'Tara Menon', userType: 'investor' }),
    devi: await storeAccount(clock, { fullName: 'Devi Rao', userType: 'admin' }),
  };
  await storeCompany(clock, people.meera.id);
  // One more than may be asked for in a month without a plan.
  for (let count = 0; count < connectionsWithoutPlan; count += 1)
    await storeDeal(services, people.meera, 'active');
  await storeDeal(services, people.arjun, 'review');
  await storeConnection(services, people);
  return people;
}

/** Meera and Tara know each other, since before the month in which everything begins. */
async function storeConnection(
  { database, now }: SimServer['services'],
  { meera, tara }: People,
): Promise<void> {
  const since = '2026-01-15T09:00:00.000Z';
  const id = connectionId(tara.id, meera.id, null);
  const investor = { investorId: tara.id, investorName: tara.fullName };
  const founder = { entrepreneurId: meera.id, entrepreneurName: meera.fullName };
  const asked = {
    requestedBy: 'investor' as const,
    opportunityId: null,
    dealTitle: '',
    message: '',
    reason: '',
  };
  const state = { status: 'accepted' as const, createdAt: since, answeredAt: since, endedAt: null };
  const row = { id, ...investor, ...founder, ...asked, ...state };
  await database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'connections', id, row }], now()));
}

async function storeDeal(
  { database, now }: SimServer['services'],
  founder: Account,
  status: 'active' | 'review',
): Promise<void> {
  const id = newId();
  const words = { title: 'The first mills', description: 'Looms that run on rain.', highlights: [] };
  const asked = { currency: 'INR', totalRequired: 2_500_000, minInvestment: 50_000, raisedAmount: 0 };
  const place = { industry: 'Technology', stage: 'Seed', location: 'Pune' };
  const by = { id, founderId: founder.id, founderName: founder.fullName, status };
  const row = { ...by, ...words, ...place, ...asked, createdAt: now(), updatedAt: now() };
  await database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'opportunities', id, row }], now()));
}
