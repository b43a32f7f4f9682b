import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import type { Outcome, ShownRow } from '#sync/protocol.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { connectionId, contactId } from '#sync/rules/connections.ts';
import { acceptConnection, requestConnection } from './connections.ts';
import { editDealNote, rateDeal, setPipelineStage, setShortlisted } from './pipeline.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const now = '2026-03-01T09:00:00.000Z';
const founderId = newId();
const deal: Opportunity = {
  id: newId(),
  founderId,
  founderName: 'Asha Rao',
  title: 'Lantern Looms',
  description: '',
  industry: 'SaaS',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 1_000,
  minInvestment: 10,
  raisedAmount: 0,
  highlights: [],
  status: 'active',
  createdAt: now,
  updatedAt: now,
};
let db: PersonDb;
let userId: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  userId = newId();
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
  await beginPerson({ id: userId, ...person, emailVerified: true, phoneVerified: true }, 'a token');
  db = await currentDb();
  await rowsOf(db, 'opportunities').put(deal);
});

const asked = (message = '') => ({
  otherId: founderId,
  otherName: 'Asha Rao',
  otherType: 'entrepreneur' as const,
  opportunityId: deal.id,
  message,
});
const idOfAsked = () => connectionId(userId, founderId, deal.id);

/** The server answers everything that waits. */
async function answer(
  result: (sent: { seq: number; id: string }) => Outcome,
  changes: ShownRow[] = [],
  deletions: { table: 'contacts'; id: string }[] = [],
) {
  const request = await prepareRequest(db, Date.parse(now));
  const at = Math.max(0, ...Object.values(request.cursors)) + 1;
  const outcomes = request.mutations.map(result);
  const news = { changes, deletions, cursors: { [userId]: at, public: at }, more: false, directory: null };
  await applyReply(
    db,
    request,
    { epoch: 'e', outcomes, ...news },
    { deviceNow: Date.parse(now), serverNow: Date.parse(now) },
  );
}

test('a request without a network stands on the device at once, is called by its person in the outbox, and can be taken back', async () => {
  await requestConnection(asked('Do the looms run at night?'));
  expect(await rowsOf(db, 'connections').get(idOfAsked())).toMatchObject({
    status: 'pending',
    requestedBy: 'investor',
    entrepreneurName: 'Asha Rao',
  });
  const [item] = await outboxItems(db);
  expect(item).toMatchObject({ title: 'Connection request to Asha Rao', state: 'saved' });
  expect(item?.changes).toMatchObject([
    { words: 'about: Lantern Looms; message: Do the looms run at night?' },
  ]);
  await cancelItem(item?.key ?? '');
  expect(await rowsOf(db, 'connections').toArray()).toEqual([]);
});

test('a second request about the same deal is refused on the device itself', async () => {
  await requestConnection(asked());
  await expect(requestConnection(asked())).rejects.toMatchObject({ failure: { code: 'already-there' } });
});

test('a request over the plan waits with the reason, and still stands on the screen', async () => {
  await requestConnection(asked());
  const failure = { code: 'plan-limit', message: 'Your plan has no connections left this month.' };
  await answer(({ seq, id }) => ({ result: 'later', seq, id, failure, retryAt: '2026-04-01T00:00:00.000Z' }));
  expect(await outboxItems(db)).toMatchObject([
    { state: 'waiting', reason: failure.message, canCancel: true },
  ]);
  expect(await rowsOf(db, 'connections').count()).toBe(1);
});

test('a request that is refused comes back as work that needs the person, with what it said', async () => {
  await requestConnection(asked('Do the looms run at night?'));
  const failure = { code: 'not-open', message: 'This opportunity is no longer open.' };
  await answer(({ seq, id }) => ({ result: 'refused', seq, id, at: 9, failure }));
  expect(await outboxItems(db)).toMatchObject([
    {
      title: 'Connection request to Asha Rao',
      state: 'needs-you',
      reason: failure.message,
      changes: [{ words: 'about: Lantern Looms' }, { words: 'message: Do the looms run at night?' }],
      canRetry: false,
      canDiscard: true,
    },
  ]);
  expect(await rowsOf(db, 'connections').count()).toBe(0);
});

test('how to reach the other goes off the device when the server takes it back', async () => {
  const id = contactId(userId, founderId);
  const row = {
    id,
    viewerId: userId,
    personId: founderId,
    fullName: 'Asha Rao',
    location: '',
    email: 'a@b.example',
    phone: '',
  };
  await answer(never, [{ table: 'contacts', id, row }]);
  expect(await rowsOf(db, 'contacts').count()).toBe(1);
  await answer(never, [], [{ table: 'contacts', id }]);
  expect(await rowsOf(db, 'contacts').count()).toBe(0);
});

test('an answer to a request that is not on this device yet waits for the server', async () => {
  await acceptConnection(newId());
  expect(await outboxItems(db)).toMatchObject([
    { title: 'Acceptance of a connection request', state: 'saved' },
  ]);
});

test('shortlist, rating and note are kept on the device at once, and wait as one thing with the last of each', async () => {
  await setShortlisted(deal, true);
  await rateDeal(deal, 2);
  await setPipelineStage(deal, 'looking');
  await setPipelineStage(deal, 'passed', ['valuation']);
  await rateDeal(deal, 4);
  await editDealNote(deal, '', 'Ask');
  await editDealNote(deal, 'Ask', 'Ask for the lease.');
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ rating: 4, note: 'Ask for the lease.' }]);
  expect(
    (await outboxItems(db)).map(({ title, changes }) => [title, changes.map(({ words }) => words)]),
  ).toEqual([
    [
      'Your notes on Lantern Looms',
      ['put on the shortlist', 'rating: 4', 'stage: Passed, Valuation', 'note: Ask for the lease.'],
    ],
  ]);
});

test('one of the notes about a deal is taken back alone, or all of them are', async () => {
  await setShortlisted(deal, true);
  for (const stars of [2, 4]) await rateDeal(deal, stars);
  await rateDeal({ ...deal, id: newId() }, 5);
  const [notes, ofOther] = await outboxItems(db);
  const rating = notes?.changes.find(({ words }) => words === 'rating: 4');
  expect(rating?.canCancel).toBe(true);
  await cancelItem(notes?.key ?? '', rating?.key);
  expect(
    await rowsOf(db, 'pipeline')
      .filter(({ opportunityId }) => opportunityId === deal.id)
      .toArray(),
  ).toMatchObject([{ rating: null, shortlistedAt: expect.any(String) }]);
  await cancelItem(notes?.key ?? '');
  expect((await outboxItems(db)).map(({ key }) => key)).toEqual([ofOther?.key]);
});

function never(): never {
  throw new Error('Nothing was sent');
}
