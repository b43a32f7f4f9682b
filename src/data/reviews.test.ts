import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { canBeTriedAgain, refusedGroups } from '#src/data/outbox/refused-work.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { reviewOpportunity } from './admin.ts';
import { setRaisedAmount } from './round.ts';
import { pitchesInReview } from './use-admin.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

let db: PersonDb;
const adminId = newId();
const pitch: Opportunity = {
  id: newId(),
  founderId: newId(),
  founderName: 'Tara Menon',
  title: 'Lantern Looms',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 1_000,
  minInvestment: 10,
  raisedAmount: 0,
  highlights: [],
  status: 'review',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
};
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const user = { id: adminId, email: 'asha@people.example', fullName: 'Asha Rao' };
  await beginPerson(
    { ...user, userType: 'admin', emailVerified: true, phoneVerified: true } as const,
    'a token',
  );
  db = await currentDb();
  await rowsOf(db, 'opportunities').put(pitch);
});

const changed = { code: 'changed-meanwhile', message: 'Please read it again.' };

test('an approval that waits goes to no other words: the pitch is in review again, and trying again is not offered', async () => {
  await reviewOpportunity(pitch, 'approve', '');
  expect(await rowsOf(db, 'opportunities').get(pitch.id)).toMatchObject({ status: 'active' });
  const request = await prepareRequest(db, Date.now());
  const row = { ...pitch, title: 'Monsoon Mills', updatedAt: '2026-03-02T09:00:00.000Z' };
  const outcomes = request.mutations.map(
    ({ seq, id }) => ({ result: 'refused', seq, id, at: 9, failure: changed }) as const,
  );
  const changes = [{ stream: 'admins', table: 'opportunities', id: pitch.id, version: 9, row } as const];
  const cursors = { [adminId]: 9, admins: 9 };
  const none = { deletions: [], more: false, directory: null };
  const reply = { epoch: 'an epoch', outcomes, cursors, changes, ...none };
  await applyReply(db, request, reply, { deviceNow: Date.now(), serverNow: Date.now() });
  const open = { field: null, resolution: null, resolvedAt: null, at: '2026-03-02T09:00:00.000Z' };
  const refused = request.mutations.map(({ id, name, args }) => ({ id, name, args, ...changed, ...open }));
  await rowsOf(db, 'attention').bulkPut(refused.map((work) => ({ ...work, userId: adminId })));
  expect(await pitchesInReview(db)).toMatchObject([{ title: 'Monsoon Mills' }]);
  const [group] = await refusedGroups(db);
  expect(group?.work).toMatchObject([changed]);
  expect(group && canBeTriedAgain(group)).toBe(false);
});

test('a decision on words that are here no more is refused at once, and nothing waits', async () => {
  await rowsOf(db, 'opportunities').update(pitch.id, { title: 'Monsoon Mills' });
  await expect(reviewOpportunity(pitch, 'decline', 'Too little rain.')).rejects.toMatchObject({
    failure: { code: 'changed-meanwhile' },
  });
  expect(await db.outbox.count()).toBe(0);
});

test('the pitch whose words have stood the longest is reviewed first', async () => {
  const younger = { ...pitch, id: newId(), createdAt: '2026-03-03T09:00:00.000Z' };
  await rowsOf(db, 'opportunities').bulkPut([
    { ...pitch, title: 'Changed since', updatedAt: '2026-03-05T09:00:00.000Z' },
    { ...younger, title: 'As it was', updatedAt: '2026-03-03T09:00:00.000Z' },
  ]);
  expect((await pitchesInReview(db)).map(({ title }) => title)).toEqual(['As it was', 'Changed since']);
});

test('a decision says how the pitch stood as it was read', async () => {
  await reviewOpportunity(pitch, 'approve', '');
  await reviewOpportunity({ ...pitch, status: 'active' }, 'decline', 'Too little rain.');
  const work = await db.outbox.toArray();
  expect(work.map(({ args }) => args)).toMatchObject([{ seenStatus: 'review' }, { seenStatus: 'active' }]);
});

test('an amount raised sends no pitch to the end of those that wait', async () => {
  const own = { ...pitch, founderId: adminId };
  const younger = { ...own, id: newId(), title: 'Monsoon Mills', updatedAt: '2026-03-03T09:00:00.000Z' };
  await rowsOf(db, 'opportunities').bulkPut([own, younger]);
  await setRaisedAmount(own.id, { from: { raisedAmount: 0 }, to: { raisedAmount: 5 } });
  expect(await pitchesInReview(db)).toMatchObject([{ id: own.id, raisedAmount: 5 }, { id: younger.id }]);
});
