import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { addHighlight, createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import { cancelItem } from './outbox-actions.ts';
import { outboxItems } from './outbox-items.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const person = { id: newId(), email: 'tara@people.example', fullName: 'Tara Menon' };
  const facts = { userType: 'entrepreneur', emailVerified: true, phoneVerified: true } as const;
  await beginPerson({ ...person, ...facts }, 'a token');
});

/** A draft of which another device has told that it was submitted. */
async function submittedElsewhere(): Promise<string> {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  const db = await currentDb();
  await db.outbox.clear();
  await db.base.clear();
  await rowsOf(db, 'drafts').update(draftId, { submittedAs: newId() });
  return draftId;
}

async function waitingWords(): Promise<string[]> {
  const items = await outboxItems(await currentDb());
  return items.flatMap(({ changes }) => changes.map(({ words }) => words));
}

test('words written as the draft was being submitted elsewhere wait for the server, who keeps them', async () => {
  const draftId = await submittedElsewhere();
  await editDraft(draftId, 'title', 'Monsoon Mills', 'Monsoon Mills of Pune');
  await addHighlight(draftId, 'Two looms');
  expect(await waitingWords()).toEqual(['name: Monsoon Mills of Pune', 'highlight: Two looms']);
  expect(await rowsOf(await currentDb(), 'drafts').get(draftId)).toMatchObject({
    title: 'Monsoon Mills',
    highlights: [],
  });
});

test('an edit that says what the submitted draft says is no trouble to anybody', async () => {
  const draftId = await submittedElsewhere();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await editDraft(draftId, 'location', 'Pune', 'Pune');
  expect(await rowsOf(await currentDb(), 'drafts').get(draftId)).toMatchObject({ title: 'Monsoon Mills' });
});

test('what holds no words is refused at once where the draft was submitted', async () => {
  const draftId = await submittedElsewhere();
  await expect(mutate('deleteDraft', { draftId })).rejects.toMatchObject({
    failure: { code: 'already-submitted' },
  });
  expect(await waitingWords()).toEqual([]);
});

test('words typed in one tab as another submitted go into the draft once that is taken back', async () => {
  const draftId = await createDraft();
  const fields = ['title', 'industry', 'stage', 'location', 'description'] as const;
  for (const field of fields) await editDraft(draftId, field, '', 'x');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  await submitPitch(draftId);
  await editDraft(draftId, 'location', 'x', 'Pune');
  await cancelItem(`submit:${draftId}`);
  expect(await rowsOf(await currentDb(), 'drafts').get(draftId)).toMatchObject({
    submittedAs: null,
    location: 'Pune',
  });
});
