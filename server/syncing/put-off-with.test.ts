import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type Outcome, protocol, type SentMutation } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import type { Connection } from '#sync/records/connection.ts';
import { connectionId as connectionIdOf } from '#sync/rules/connections.ts';
import { readAll, readRow } from '../db/records.ts';
import { storeAccount, storeCompany } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { sync } from './sync.ts';
import { writeChanges } from './write.ts';

let services: TestServices;
const lastSeqs = new Map<string, number>();
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

type Work = Pick<SentMutation, 'name' | 'args'> & Partial<Pick<SentMutation, 'id'>>;

/** What one request comes to; the client has the id of its person. */
async function push(person: Account, work: Work[]): Promise<Outcome[]> {
  const mutations = work.map(({ id = newId(), name, args }) => {
    const seq = (lastSeqs.get(person.id) ?? 0) + 1;
    lastSeqs.set(person.id, seq);
    return { seq, id, name, args };
  });
  const given = { protocol, epoch: '', userId: person.id, clientId: person.id, ack: 0, cursors: {} };
  return (await sync(services, person, { ...given, mutations })).outcomes;
}
const codes = (outcomes: Outcome[]) =>
  outcomes.map((outcome) => (outcome.result === 'applied' ? 'applied' : outcome.failure.code));
const told = (outcomes: Outcome[]) =>
  outcomes.map((outcome) =>
    outcome.result === 'later' ? [outcome.failure.code, outcome.retryAt] : outcome.result,
  );

async function change({ id }: Account, given: Partial<Account>): Promise<void> {
  const row = await readRow(services.database.read, 'accounts', id);
  if (!row) throw new Error('There is no such account');
  const changes = [{ table: 'accounts' as const, id, row: { ...row, ...given } }];
  await services.database.write.transaction().execute((trx) => writeChanges(trx, changes, services.now()));
}

const unverified = ['not-verified', null];

const words = {
  title: 'Lantern Looms',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  totalRequired: '25 lakh',
  minInvestment: '50000',
};

/** A draft that is whole, and its submission, each under an id of its own. */
function pitch(opportunityId: string): Work[] {
  const draftId = newId();
  const edits = Object.entries(words).map(([field, to]) => ({
    name: 'editDraft',
    args: { draftId, field, from: '', to },
  }));
  return [
    { name: 'createDraft', args: { draftId, currency: 'INR' } },
    ...edits,
    { id: newId(), name: 'submitPitch', args: { draftId, opportunityId, accuracyConfirmed: true } },
  ];
}

test('what is built on a pitch that is put off is put off with it, and done after it once that may go', async () => {
  const founder = await storeAccount(services, { phoneVerified: false });
  const opportunityId = newId();
  const retitled = { from: { title: 'Lantern Looms' }, to: { title: 'Rain Looms' } };
  const work = pitch(opportunityId);
  const built: Work[] = [
    {
      id: newId(),
      name: 'editOpportunity',
      args: { opportunityId, dealTitle: 'Lantern Looms', ...retitled },
    },
    { id: newId(), name: 'withdrawOpportunity', args: { opportunityId } },
  ];
  const outcomes = await push(founder, [...work, ...built]);
  expect(told(outcomes.slice(-3))).toEqual([unverified, unverified, unverified]);
  expect(await readAll(services.database.read, 'attention')).toEqual([]);

  await change(founder, { phoneVerified: true });
  expect(told(await push(founder, [...work.slice(-1), ...built]))).toEqual(['applied', 'applied', 'applied']);
  expect(await readAll(services.database.read, 'opportunities')).toMatchObject([
    { title: 'Rain Looms', status: 'withdrawn' },
  ]);
});

test('an edit that clashes with the pitch that it waits for waits all the same', async () => {
  const founder = await storeAccount(services, { phoneVerified: false });
  const opportunityId = newId();
  const edit = (from: string) => ({
    name: 'editOpportunity',
    args: { opportunityId, dealTitle: 'Lantern Looms', from: { title: from }, to: { title: 'Rain Looms' } },
  });
  const outcomes = await push(founder, [...pitch(opportunityId), edit('Sun Looms'), edit('Sun Mills')]);
  expect(told(outcomes.slice(-3))).toEqual([unverified, unverified, unverified]);
});

test('what takes back the eleventh update of a day waits as long as the update does', async () => {
  const founder = await storeAccount(services, {});
  await storeCompany(services, founder.id);
  const opportunityId = newId();
  await push(founder, pitch(opportunityId));
  const row = await readRow(services.database.read, 'opportunities', opportunityId);
  if (!row) throw new Error('There is no such pitch');
  const active = { table: 'opportunities' as const, id: row.id, row: { ...row, status: 'active' as const } };
  await services.database.write.transaction().execute((trx) => writeChanges(trx, [active], services.now()));
  const update = (updateId: string): Work => ({
    name: 'publishUpdate',
    args: { updateId, opportunityId, title: 'News', text: 'It weaves.' },
  });
  await push(
    founder,
    Array.from({ length: 10 }, () => update(newId())),
  );

  const updateId = newId();
  const removal = { name: 'setUpdateRemoved', args: { updateId, removed: true } };
  const tomorrow = ['daily-limit', '2026-03-02T09:00:00.000Z'];
  expect(told(await push(founder, [update(updateId), removal]))).toEqual([tomorrow, tomorrow]);
});

test('the end of a plan waits with its request, also where it was a plan of theirs before', async () => {
  const investor = await storeAccount(services, { userType: 'investor' });
  const request = { name: 'requestPlan', args: { planId: 'investor-basic-monthly' } };
  const end = { name: 'endPlan', args: { planId: 'investor-basic-monthly' } };
  expect(codes(await push(investor, [request, end]))).toEqual(['applied', 'applied']);
  await change(investor, { phoneVerified: false });
  expect(told(await push(investor, [request, end]))).toEqual([unverified, unverified]);
});

test('a message waits with the acceptance of its connection, and what is built on neither is decided', async () => {
  const founder = await storeAccount(services, {});
  const investor = await storeAccount(services, { userType: 'investor', phoneVerified: false });
  const connectionId = connectionIdOf(investor.id, founder.id, null);
  const row: Connection = {
    id: connectionId,
    opportunityId: null,
    investorId: investor.id,
    entrepreneurId: founder.id,
    requestedBy: 'entrepreneur',
    status: 'pending',
    message: '',
    reason: '',
    investorName: 'Kabir',
    entrepreneurName: 'Tara',
    dealTitle: '',
    createdAt: services.now(),
    answeredAt: null,
    endedAt: null,
  };
  const changes = [{ table: 'connections' as const, id: connectionId, row }];
  await services.database.write.transaction().execute((trx) => writeChanges(trx, changes, services.now()));

  const written = { messageId: newId(), connectionId, toName: 'Tara', text: 'Do the looms run?' };
  const rated = { opportunityId: newId(), dealTitle: 'Rain Looms', rating: 4 };
  const outcomes = await push(investor, [
    { name: 'acceptConnection', args: { connectionId } },
    { name: 'sendMessage', args: written },
    { name: 'rateDeal', args: rated },
    { name: 'sendMessage', args: { ...written, messageId: newId(), connectionId: newId() } },
  ]);
  expect(codes(outcomes)).toEqual(['verification-needed', 'verification-needed', 'applied', 'not-found']);
});

test('what is put off with the eleventh pitch of a day takes nothing of the edits of that day', async () => {
  const founder = await storeAccount(services, {});
  for (let nth = 0; nth < 10; nth += 1) await push(founder, pitch(newId()));
  const opportunityId = newId();
  const edit = { from: { title: 'Lantern Looms' }, to: { title: 'Rain Looms' } };
  const outcomes = await push(founder, [
    ...pitch(opportunityId),
    { name: 'editOpportunity', args: { opportunityId, dealTitle: 'Lantern Looms', ...edit } },
  ]);
  const tomorrow = ['daily-limit', '2026-03-02T09:00:00.000Z'];
  expect(told(outcomes.slice(-2))).toEqual([tomorrow, tomorrow]);
  expect(await services.database.read.selectFrom('sendings').selectAll().execute()).toEqual([]);
});
