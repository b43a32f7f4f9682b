import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { acceptConnection } from '#src/data/connections.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { publishUpdate, setUpdateRemoved } from '#src/data/deal-updates.ts';
import { createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { editOpportunity } from '#src/data/edit-pitch.ts';
import { sendMessage } from '#src/data/messages.ts';
import { retryItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { hasSendable } from '#src/data/outbox/watch-outbox.ts';
import { setRaisedAmount, withdrawOpportunity } from '#src/data/round.ts';
import { requestPlan } from '#src/data/settings.ts';
import { type PutsOff, roundTrip } from '#src/testing/answering-work.ts';
import { madeUpDeal, madeUpRequest, madeUpUser, signedInHere } from '#src/testing/here.ts';
import type { UserType } from '#sync/records/account.ts';
import { mutate } from './mutate.ts';
import { sendPutOffAtOnce } from './send-put-off.ts';

const now = Date.parse('2026-03-01T09:00:00.000Z');
const minute = 60_000;
const notVerified = { code: 'not-verified', message: 'Verify your email and phone number first.' };
const limited = { code: 'daily-limit', message: 'This one waits its turn.' };
const tomorrow = '2026-03-02T09:00:00.000Z';

let db: PersonDb;
let userId: string;
async function begin(userType: UserType): Promise<void> {
  ({ db, userId } = await signedInHere(userType));
  const rest = { username: 'tara', location: '', createdAt: tomorrow };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(userId), userType, ...rest });
}
beforeEach(() => begin('entrepreneur'));

const only =
  (name: string, failure = notVerified, retryAt: string | null = null): PutsOff =>
  (sent) =>
    sent.name === name ? { failure, retryAt } : undefined;
const waiting = async () =>
  (await db.outbox.where('state').equals('waiting').toArray()).map(({ name, failure, notBefore }) => [
    name,
    failure?.code,
    notBefore,
  ]);

/** Submits a whole draft; answers the id of the pitch. */
async function submitted(): Promise<string> {
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'Rain');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  return submitPitch(draftId);
}
const pitch = async (id: string) => {
  const row = await rowsOf(db, 'opportunities').get(id);
  if (!row) throw new Error('There is no such pitch');
  return row;
};

test('what is done with a pitch whose submission was put off waits with it, and goes right after it', async () => {
  const id = await submitted();
  await roundTrip(db, now, only('submitPitch'));
  await editOpportunity(await pitch(id), { from: { title: 'Rain' }, to: { title: 'Rain Looms' } });
  await withdrawOpportunity(id);

  expect(await roundTrip(db, now + 1)).toEqual([]);
  expect(await waiting()).toEqual([
    ['submitPitch', 'not-verified', now + minute],
    ['editOpportunity', 'not-verified', now + minute],
    ['withdrawOpportunity', 'not-verified', now + minute],
  ]);
  const why = notVerified.message;
  expect((await outboxItems(db)).map(({ reason }) => reason)).toEqual([why, why, why]);
  expect(await hasSendable(db, now + 1)).toBe(false);

  await sendPutOffAtOnce();
  expect(await roundTrip(db, now + 2)).toEqual(['submitPitch', 'editOpportunity', 'withdrawOpportunity']);
});

test.each([
  [
    'written other words',
    async () => db.outbox.filter(({ name }) => !/submit|Opportunity/.test(name)).delete(),
  ],
  ['brought words that clash', async () => 0],
])(
  'an edit of a pitch that waits waits with it though another device has %s into its draft',
  async (_, forget) => {
    const id = await submitted();
    const [draft] = await rowsOf(db, 'drafts').toArray();
    if (!draft) throw new Error('There is no draft');
    const row = { ...draft, title: 'Sun', submittedAs: null };
    await roundTrip(db, now, only('submitPitch'), {
      changes: [{ table: 'drafts', id: draft.id, row }],
      async meanwhile() {
        await editOpportunity(await pitch(id), { from: { title: 'Rain' }, to: { title: 'Rain Looms' } });
        await forget();
      },
    });
    expect(await roundTrip(db, now + 1)).toEqual([]);
    expect(await waiting()).toEqual([
      ['submitPitch', 'not-verified', now + minute],
      ['editOpportunity', 'not-verified', now + minute],
    ]);
  },
);

test('what was done while the submission was under way waits with it as soon as it is put off', async () => {
  const id = await submitted();
  await roundTrip(db, now, only('submitPitch'), { meanwhile: () => withdrawOpportunity(id) });
  expect(await roundTrip(db, now + 1)).toEqual([]);
  expect(await roundTrip(db, now + minute)).toEqual(['submitPitch', 'withdrawOpportunity']);
});

test('what was put off together is tried again together, by whichever of it', async () => {
  const id = await submitted();
  await roundTrip(db, now, only('submitPitch', limited, tomorrow));
  await withdrawOpportunity(id);
  await roundTrip(db, now + 1);
  const items = await outboxItems(db);
  for (const [nth, again] of [1, 0].entries()) {
    await retryItem(items[again]?.key ?? '');
    const sent = await roundTrip(db, now + 2 + nth, () => ({ failure: limited, retryAt: tomorrow }));
    expect(sent).toEqual(['submitPitch', 'withdrawOpportunity']);
  }
});

test('what does not hang on the work that was put off goes', async () => {
  const id = await submitted();
  await roundTrip(db, now, only('submitPitch'));
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Another');
  await mutate('editPerson', { from: { bio: '' }, to: { bio: 'Weaver' } });
  await setRaisedAmount(id, { from: { raisedAmount: 0 }, to: { raisedAmount: 5 } });
  expect(await roundTrip(db, now + 1)).toEqual(['createDraft', 'editDraft', 'editPerson']);
});

test('a pitch is withdrawn at once though an edit of it waits, and a second edit waits for the first', async () => {
  const deal = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(deal);
  await editOpportunity(deal, { from: { title: deal.title }, to: { title: 'Rain' } });
  await roundTrip(db, now, only('editOpportunity', limited, tomorrow));
  await setRaisedAmount(deal.id, { from: { raisedAmount: 1_000_000 }, to: { raisedAmount: 5 } });
  await editOpportunity({ ...deal, title: 'Rain' }, { from: { title: 'Rain' }, to: { title: 'Sun' } });
  await withdrawOpportunity(deal.id);
  expect(await roundTrip(db, now + 1)).toEqual(['setRaisedAmount', 'withdrawOpportunity']);
  expect(await waiting()).toMatchObject([
    ['editOpportunity', 'daily-limit', Date.parse(tomorrow)],
    ['editOpportunity', 'daily-limit', Date.parse(tomorrow)],
  ]);
});

test('what is done with an update over the limit of the day waits for the next', async () => {
  const deal = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(deal);
  await publishUpdate(deal.id, { from: {}, to: { title: 'News', text: 'It weaves.' } });
  await roundTrip(db, now, only('publishUpdate', limited, tomorrow));
  const [update] = await rowsOf(db, 'dealUpdates').toArray();
  await setUpdateRemoved(update?.id ?? '', true);
  expect(await roundTrip(db, now + 1)).toEqual([]);
  expect(await roundTrip(db, Date.parse(tomorrow))).toEqual(['publishUpdate', 'setUpdateRemoved']);
});

test('the end of a plan whose request was put off waits with it, also where it was a plan of theirs before', async () => {
  await begin('investor');
  const planId = 'investor-basic-monthly';
  await requestPlan(planId);
  await mutate('endPlan', { planId });
  await roundTrip(db, now);
  await requestPlan(planId);
  await roundTrip(db, now, only('requestPlan'));
  await mutate('endPlan', { planId });
  expect(await roundTrip(db, now + 1)).toEqual([]);
});

test('a message waits for the acceptance of its connection', async () => {
  const asked = madeUpRequest({ entrepreneurId: userId });
  await rowsOf(db, 'connections').put(asked);
  await acceptConnection(asked.id);
  await roundTrip(db, now, only('acceptConnection'));
  await sendMessage(asked.id, { id: asked.investorId, name: 'Kabir' }, 'The looms run.');
  expect(await roundTrip(db, now + 1)).toEqual([]);
  expect(await roundTrip(db, now + minute)).toEqual(['acceptConnection', 'sendMessage']);
});

test('of two messages the second goes though the first was put off', async () => {
  const asked = madeUpRequest({ entrepreneurId: userId, status: 'accepted' });
  await rowsOf(db, 'connections').put(asked);
  const kabir = { id: asked.investorId, name: 'Kabir' };
  await sendMessage(asked.id, kabir, 'The looms run.');
  await roundTrip(db, now, only('sendMessage'));
  await sendMessage(asked.id, kabir, 'Since Monday.');
  expect(await roundTrip(db, now + 1)).toEqual(['sendMessage']);
});
