import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { waitingSubmission } from '#src/data/unsent/waiting-maker.ts';
import { roundTrip } from '#src/testing/answering-work.ts';
import { madeUpDeal, madeUpUser, signedInHere } from '#src/testing/here.ts';
import { editUpdate, publishUpdate, takeBackUpdate } from './deal-updates.ts';
import { createDraft, editDraft, submitPitch } from './drafts.ts';
import { setRaisedAmount, takeBackSubmission } from './round.ts';

// What a screen takes back of work that the server has put off.

const now = Date.parse('2026-03-01T09:00:00.000Z');
const notVerified = { code: 'not-verified', message: 'Verify your email and phone number first.' };
const limited = { code: 'daily-limit', message: 'This one waits its turn.' };
const tomorrow = '2026-03-02T09:00:00.000Z';

let db: PersonDb;
let userId: string;
beforeEach(async () => {
  ({ db, userId } = await signedInHere('entrepreneur'));
  const rest = { username: 'tara', location: '', createdAt: tomorrow };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(userId), ...rest });
});
const waiting = async () =>
  (await db.outbox.where('state').equals('waiting').toArray()).map(({ name }) => name);

async function submitted(): Promise<string> {
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'Rain');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  return submitPitch(draftId);
}

test('a pitch whose submission was put off is taken back with all that was done with it, and never sent', async () => {
  const id = await submitted();
  await roundTrip(db, now, ({ name }) =>
    name === 'submitPitch' ? { failure: notVerified, retryAt: null } : undefined,
  );
  await setRaisedAmount(id, { from: { raisedAmount: 0 }, to: { raisedAmount: 5 } });
  expect(await waitingSubmission(db, id)).not.toBeNull();

  const { undo } = await takeBackSubmission(id);
  expect(await waiting()).toEqual([]);
  expect(await rowsOf(db, 'opportunities').count()).toBe(0);
  expect(await rowsOf(db, 'drafts').toArray()).toMatchObject([{ submittedAs: null }]);
  await undo();
  expect(await waiting()).toEqual(['submitPitch', 'setRaisedAmount']);
});

test('one that is under way, or has been taken, is not taken back there', async () => {
  const id = await submitted();
  await roundTrip(db, now, undefined, {
    meanwhile: async () => expect(await waitingSubmission(db, id)).toBeNull(),
  });
  expect(await waitingSubmission(db, id)).toBeNull();
  await expect(takeBackSubmission(id)).rejects.toThrow('it is on its way');
});

async function published(): Promise<string> {
  const deal = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(deal);
  await publishUpdate(deal.id, { from: {}, to: { title: 'News', text: 'It weaves.' } });
  const [update] = await rowsOf(db, 'dealUpdates').toArray();
  return update?.id ?? '';
}
const updates = () => rowsOf(db, 'dealUpdates').toArray();

test('an update over the limit of the day is removed where it waits, with its edit, and put back whole', async () => {
  const id = await published();
  await roundTrip(db, now, () => ({ failure: limited, retryAt: tomorrow }));
  await editUpdate(id, { from: { title: 'News' }, to: { title: 'Old news' } });

  const putBack = await takeBackUpdate(id);
  expect(await waiting()).toEqual([]);
  expect(await updates()).toEqual([]);
  await putBack();
  expect(await waiting()).toEqual(['publishUpdate', 'editUpdate']);
  expect(await updates()).toMatchObject([{ title: 'Old news', removedAt: null }]);
});

test('one that was published is taken back before everybody, and put back', async () => {
  const id = await published();
  await roundTrip(db, now);
  const putBack = await takeBackUpdate(id);
  expect(await waiting()).toEqual(['setUpdateRemoved']);
  expect(await updates()).toMatchObject([{ removedAt: expect.any(String) }]);
  await putBack();
  expect(await updates()).toMatchObject([{ removedAt: null }]);
});
