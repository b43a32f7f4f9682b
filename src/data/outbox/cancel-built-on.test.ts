import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { editApproach, recordApproach, setApproachRemoved } from '#src/data/approaches.ts';
import { acceptConnection } from '#src/data/connections.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { editUpdate, publishUpdate, setUpdateRemoved } from '#src/data/deal-updates.ts';
import { addHighlight, createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { editOpportunity } from '#src/data/edit-pitch.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { editInvestment, recordInvestment } from '#src/data/investments.ts';
import { sendMessage } from '#src/data/messages.ts';
import { setRaisedAmount } from '#src/data/round.ts';
import { roundTrip } from '#src/testing/answering-work.ts';
import { madeUpDeal, madeUpRequest, madeUpUser, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import type { UserType } from '#sync/records/account.ts';
import { cancelItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';

let db: PersonDb;
let userId: string;
async function begin(userType: UserType): Promise<void> {
  ({ db, userId } = await signedInHere(userType));
  const rest = { username: 'tara', location: '', createdAt: '2026-03-01T09:00:00.000Z' };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(userId), userType, ...rest });
}
beforeEach(() => begin('entrepreneur'));

const names = async () => (await db.outbox.orderBy('order').toArray()).map(({ name }) => name);
const keyOfFirst = async () => (await outboxItems(db))[0]?.key ?? '';

const rain = {
  company: 'Rain Looms',
  amount: 5,
  currency: 'INR',
  investedOn: '2026-02-01',
  stage: '',
  state: 'active',
  returned: '',
  note: '',
  opportunityId: null,
} as const;

/** An investment that is recorded, corrected and recorded besides another one. */
async function recordedAndCorrected(): Promise<void> {
  await begin('investor');
  await recordInvestment(rain, { from: {}, to: {} });
  const [{ id } = { id: '' }] = await rowsOf(db, 'investments').toArray();
  await recordInvestment({ ...rain, company: 'Sun Mills' }, { from: {}, to: {} });
  await editInvestment(id, { from: { amount: 5 }, to: { amount: 50 } });
}

test('an investment is cancelled with its corrections, another is left, and Undo brings all of it back', async () => {
  await recordedAndCorrected();
  const { undo, tookMore } = await cancelItem(await keyOfFirst());
  expect(tookMore).toBe(true);
  expect(await names()).toEqual(['recordInvestment']);
  expect(await rowsOf(db, 'investments').toArray()).toMatchObject([{ company: 'Sun Mills' }]);
  await undo();
  expect(await names()).toEqual(['recordInvestment', 'recordInvestment', 'editInvestment']);
  const rows = await rowsOf(db, 'investments').toArray();
  expect(rows.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([5, 50]);
});

test('a correction that is cancelled takes nothing along', async () => {
  await recordedAndCorrected();
  const last = (await outboxItems(db)).at(-1)?.key ?? '';
  expect(await cancelItem(last)).toMatchObject({ tookMore: false });
  expect(await names()).toEqual(['recordInvestment', 'recordInvestment']);
});

test('what is on its way is not taken along', async () => {
  await recordedAndCorrected();
  const [record] = await db.outbox.orderBy('order').toArray();
  await db.outbox.update(record?.order ?? 0, { heldSince: Date.now(), notBefore: Date.now() + 1e9 });
  // As a version before this one sent it.
  await db.outbox.filter(({ name }) => name === 'editInvestment').modify({ state: 'frozen' });
  await cancelItem(await keyOfFirst());
  expect(await names()).toEqual(['recordInvestment', 'editInvestment']);
});

test('an investor written in goes from the list with what was written about them since', async () => {
  await recordApproach({ from: {}, to: { name: 'Asha Rao' } });
  const [asha] = await rowsOf(db, 'approaches').toArray();
  if (!asha) throw new Error('There is nobody on the list');
  await editApproach(asha, { from: { note: '' }, to: { note: 'Met in Kochi' } });
  await setApproachRemoved(asha, true);
  await cancelItem(await keyOfFirst());
  expect(await names()).toEqual([]);
});

test('an update goes with its edit and its removal', async () => {
  const deal = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(deal);
  await publishUpdate(deal.id, { from: {}, to: { title: 'News', text: 'It weaves.' } });
  const [{ id } = { id: '' }] = await rowsOf(db, 'dealUpdates').toArray();
  await editUpdate(id, { from: { title: 'News' }, to: { title: 'Old news' } });
  await setUpdateRemoved(id, true);
  await cancelItem(await keyOfFirst());
  expect(await names()).toEqual([]);
});

/** A submission with what was done with the pitch since. */
async function submittedAndEdited(): Promise<string> {
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'Rain');
  await editDraft(draftId, 'totalRequired', '', '1 lakh');
  await editDraft(draftId, 'minInvestment', '', '10');
  await addHighlight(draftId, 'Two looms');
  await addHighlight(draftId, 'A mill');
  await prepareRequest(db, Date.now());
  await Promise.all([db.outbox.clear(), db.base.clear()]);
  const deal = await rowsOf(db, 'opportunities').get(await submitPitch(draftId));
  if (!deal) throw new Error('There is no such pitch');
  const highlights = 'A mill\nThree looms';
  await editOpportunity(deal, {
    from: { title: 'Rain', totalRequired: 100_000, highlights: 'Two looms\nA mill' },
    to: { title: 'Rain Looms', totalRequired: 300_000, highlights },
  });
  await setRaisedAmount(deal.id, { from: { raisedAmount: 0 }, to: { raisedAmount: 5 } });
  return draftId;
}
const draft = (id: string) => rowsOf(db, 'drafts').get(id);
const failure = { code: 'not-verified', message: 'Verify your email and phone number first.' };

test('what was edited in a pitch is in its draft once its submission is taken back', async () => {
  const draftId = await submittedAndEdited();
  expect(await cancelItem(`submit:${draftId}`)).toMatchObject({ tookMore: true, tookSubmission: false });
  expect(await draft(draftId)).toMatchObject({
    submittedAs: null,
    title: 'Rain Looms',
    description: 'Rain',
    totalRequired: '300000',
    highlights: [{ text: 'A mill' }, { text: 'Three looms' }],
  });
  expect(new Set(await names())).toEqual(new Set(['editDraft', 'removeHighlight', 'addHighlight']));
  expect(await rowsOf(db, 'opportunities').count()).toBe(0);
});

test('what was edited in it is there beside what another device wrote meanwhile', async () => {
  const draftId = await submittedAndEdited();
  const row = await draft(draftId);
  if (!row) throw new Error('There is no draft');
  const elsewhere = { ...row, title: 'Sun', submittedAs: null };
  await roundTrip(db, Date.now(), () => ({ failure, retryAt: null }), {
    changes: [{ table: 'drafts', id: draftId, row: elsewhere }],
  });
  expect(await cancelItem(`submit:${draftId}`)).toMatchObject({ tookMore: true });
  expect(await draft(draftId)).toMatchObject({
    title: 'Sun',
    conflicts: [{ field: 'title', values: [{ value: 'Rain Looms' }] }],
    totalRequired: '300000',
  });
  expect(await names()).not.toContain('editOpportunity');
});

test('Undo of that submits what the pitch said, with what was raised', async () => {
  const { undo } = await cancelItem(`submit:${await submittedAndEdited()}`);
  await undo();
  expect(await rowsOf(db, 'opportunities').toArray()).toMatchObject([
    { title: 'Rain Looms', totalRequired: 300_000, raisedAmount: 5, highlights: ['A mill', 'Three looms'] },
  ]);
});

test('Undo brings back a change of a draft that was edited again in the pitch', async () => {
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'Rain');
  await editDraft(draftId, 'totalRequired', '', '1 lakh');
  await editDraft(draftId, 'minInvestment', '', '10');
  await prepareRequest(db, Date.now());
  await Promise.all([db.outbox.clear(), db.base.clear()]);
  await editDraft(draftId, 'title', 'Rain', 'Looms');
  const deal = await rowsOf(db, 'opportunities').get(await submitPitch(draftId));
  if (!deal) throw new Error('There is no such pitch');
  await editOpportunity(deal, { from: { title: 'Looms' }, to: { title: 'Rain Looms' } });
  const before = await names();
  const { undo } = await cancelItem(`draft:${draftId}`);
  expect(await draft(draftId)).toMatchObject({ title: 'Rain Looms', submittedAs: null });
  await undo();
  expect(await names()).toEqual(before);
  expect(await draft(draftId)).toMatchObject({ title: 'Looms', conflicts: [], submittedAs: deal.id });
  expect(await rowsOf(db, 'opportunities').toArray()).toMatchObject([{ title: 'Rain Looms' }]);
});

test('a draft that is cancelled as a whole takes its submission and all that was done with the pitch', async () => {
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'Rain');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  const opportunityId = await submitPitch(draftId);
  await mutate('withdrawOpportunity', { opportunityId });
  expect(await cancelItem(`draft:${draftId}`)).toMatchObject({ tookSubmission: true, tookMore: true });
  expect(await names()).toEqual([]);
});

test('notes about a deal stay though what first was noted is cancelled', async () => {
  await begin('investor');
  const about = { opportunityId: newId(), dealTitle: 'Rain Looms' };
  await mutate('setShortlisted', { ...about, on: true });
  await mutate('rateDeal', { ...about, rating: 4 });
  expect(await cancelItem(await keyOfFirst(), 'setShortlisted')).toMatchObject({ tookMore: false });
  expect(await names()).toEqual(['rateDeal']);
});

/** A request that is accepted, with words to who asked, while there is no network. Answers its connection's id. */
async function acceptedAndWritten(): Promise<string> {
  const request = madeUpRequest({ entrepreneurId: userId });
  await rowsOf(db, 'connections').put(request);
  await acceptConnection(request.id);
  await sendMessage(request.id, { id: request.investorId, name: 'Tara Menon' }, 'The looms run.');
  return request.id;
}
const said = async () => (await rowsOf(db, 'directMessages').toArray()).map(({ text }) => text);
const sent = async () => (await prepareRequest(db, Date.now())).mutations.map(({ name }) => name);

test('Undo of an acceptance that was taken back puts it before the words that were written since', async () => {
  await acceptedAndWritten();
  const { undo } = await cancelItem(await keyOfFirst());
  expect(await said()).toEqual([]);
  await undo();
  expect(await said()).toEqual(['The looms run.']);
  expect(await sent()).toEqual(['acceptConnection', 'sendMessage']);
});

test('a request that is accepted again is accepted before the words that waited for it', async () => {
  const id = await acceptedAndWritten();
  await cancelItem(await keyOfFirst());
  await acceptConnection(id);
  expect(await said()).toEqual(['The looms run.']);
  expect(await sent()).toEqual(['acceptConnection', 'sendMessage']);
});

test('Undo puts nothing in a place that was taken since, nor before what was sent since', async () => {
  const id = await acceptedAndWritten();
  const message = (await db.outbox.toArray()).find(({ name }) => name === 'sendMessage');
  const { undo } = await cancelItem(await keyOfFirst());
  await db.outbox.update(message?.order ?? 0, { state: 'frozen', seq: 1 });
  await undo();
  expect(await names()).toEqual(['sendMessage', 'acceptConnection']);

  await db.outbox.clear();
  await rowsOf(db, 'connections').update(id, { status: 'pending' });
  await acceptConnection(id);
  const again = await cancelItem(await keyOfFirst());
  await createDraft();
  await again.undo();
  expect(await names()).toEqual(['createDraft', 'acceptConnection']);
});

test('a raised amount shows again once the edit of the pitch that it was built on is undone', async () => {
  const deal = madeUpDeal({ founderId: userId, totalRequired: 2_000_000, raisedAmount: 0 });
  await rowsOf(db, 'opportunities').put({ ...deal, description: 'Looms that run on rain. '.repeat(9) });
  await editOpportunity(deal, { from: { totalRequired: 2_000_000 }, to: { totalRequired: 3_000_000 } });
  await setRaisedAmount(deal.id, { from: { raisedAmount: 0 }, to: { raisedAmount: 2_500_000 } });
  const [edit] = await outboxItems(db);
  const { undo } = await cancelItem(edit?.key ?? '');
  await undo();
  expect(await names()).toEqual(['editOpportunity', 'setRaisedAmount']);
  expect(await rowsOf(db, 'opportunities').toArray()).toMatchObject([{ raisedAmount: 2_500_000 }]);
});
