import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { addHighlight, createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import type { ArgsOf, MutationName } from '#sync/mutations/all.ts';
import type { Draft } from '#sync/records/draft.ts';
import { exportUnsent } from './export-unsent.ts';
import { cancelItem, keepAsDraft, retryItem } from './outbox-actions.ts';
import { type OutboxItem, outboxItems } from './outbox-items.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const guest = openPersonDb('guest');
  await Promise.all(guest.tables.map((table) => table.clear()));
});

test('the outbox shows the changes of one draft as one thing, and its submission as another', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const draftId = await createDraft();
  const fields = {
    title: 'Monsoon Mills',
    industry: 'SaaS',
    stage: 'Seed',
    location: 'Pune',
    description: 'Looms',
    totalRequired: '25 lakh',
    minInvestment: '1 lakh',
  } as const;
  for (const [field, to] of Object.entries(fields))
    await editDraft(draftId, field as keyof typeof fields, '', to); // the keys of this very object
  await submitPitch(draftId);
  expect(await outboxItems(await currentDb())).toMatchObject([
    { title: 'Draft: Monsoon Mills', state: 'saved', canCancel: true },
    { title: 'Pitch submission: Monsoon Mills', state: 'saved', canCancel: true },
  ]);
});

test('a submission taken back leaves the draft open again; one under way cannot be taken back', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  for (const field of ['title', 'industry', 'stage', 'location', 'description'] as const)
    await editDraft(draftId, field, '', 'x');
  await editDraft(draftId, 'totalRequired', '', '100');
  await editDraft(draftId, 'minInvestment', '', '10');
  await submitPitch(draftId);
  expect(await openDrafts(db)).toEqual([]);
  const { undo } = await cancelItem(`submit:${draftId}`);
  expect(await openDrafts(db)).toMatchObject([{ id: draftId }]);
  await undo();
  expect(await openDrafts(db)).toEqual([]);
  const { undo: undoAll, tookSubmission } = await cancelItem(`draft:${draftId}`);
  expect(tookSubmission).toBe(true);
  expect(await outboxItems(db)).toEqual([]);
  await undoAll();
  expect(await rowsOf(db, 'opportunities').count()).toBe(1);
  await cancelItem(`submit:${draftId}`);
  expect(await rowsOf(db, 'opportunities').count()).toBe(0);
  await submitPitch(draftId);
  await prepareRequest(db, Date.now());
  await expect(cancelItem(`submit:${draftId}`)).rejects.toThrow('it is on its way');
  expect(await rowsOf(db, 'opportunities').count()).toBe(1);
  expect(await outboxItems(db)).toMatchObject([{ canCancel: false }, { canCancel: false, state: 'sending' }]);
});

test('unsent work can be taken along as one file: in words for a person, as JSON for a program', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await editDraft(draftId, 'description', '', 'Looms that run on rain.\nTwo of them.');
  const file = await exportUnsent();
  const text = await file.text();
  expect(text).toContain('Draft: Monsoon Mills\n');
  expect(text).toContain('  - name: Monsoon Mills\n');
  expect(text).toContain('  - business description: Looms that run on rain.\n    Two of them.\n');
  const content = JSON.parse(text.slice(text.indexOf('\n{')));
  expect(content.unsent.map(({ name }: { name: string }) => name)).toEqual([
    'createDraft',
    'editDraft',
    'editDraft',
  ]);
  expect(content.drafts).toMatchObject([{ title: 'Monsoon Mills' }]);
});

test('words that were refused are shown as one thing, and live on in a draft of their own', async () => {
  const userId = newId();
  await beginPerson(madeUpUser(userId), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Published elsewhere');
  const refusal = {
    userId,
    code: 'already-submitted',
    message: 'Already submitted.',
    field: null,
    at: '2026-03-01T09:00:00.000Z',
    resolution: null,
    resolvedAt: null,
  };
  await rowsOf(db, 'attention').bulkPut([
    { ...refusal, id: newId(), name: 'editDraft', args: { draftId, field: 'title', from: '', to: 'Mine' } },
    {
      ...refusal,
      id: newId(),
      name: 'editDraft',
      args: { draftId, field: 'description', from: '', to: 'My own words' },
    },
    {
      ...refusal,
      id: newId(),
      name: 'submitPitch',
      args: { draftId, opportunityId: newId(), accuracyConfirmed: true },
    },
  ]);
  const [item, ...others] = (await outboxItems(db)).filter(({ state }) => state === 'needs-you');
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    title: 'Draft: Mine',
    changes: [
      { words: 'name: Mine' },
      { words: 'business description: My own words' },
      { words: 'Submission of the pitch' },
    ],
    reason: 'Already submitted.',
    canRetry: false,
    canKeep: true,
  });
  const keptId = await keepAsDraft(item?.key ?? '');
  expect(await rowsOf(db, 'drafts').get(keptId ?? '')).toMatchObject({
    title: 'Mine',
    description: 'My own words',
  });
  expect((await outboxItems(db)).filter(({ state }) => state === 'needs-you')).toEqual([]);
});

test('a retry takes the pause off what the server had put off', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  await createDraft();
  const failure = { code: 'daily-limit', message: 'Tomorrow.' };
  await db.outbox.toCollection().modify({ failure, heldSince: Date.now(), notBefore: Date.now() + 1e9 });
  expect((await prepareRequest(db, Date.now())).mutations).toEqual([]);
  await retryItem((await outboxItems(db))[0]?.key ?? '');
  expect((await prepareRequest(db, Date.now())).mutations).toHaveLength(1);
});

const wordsOf = ({ changes }: OutboxItem) => changes.map(({ words }) => words);

test('a draft that was written on two devices needs the person, who is led to it, until they have chosen', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  const clash = {
    field: 'description',
    values: [{ value: 'Silk', at: '2026-03-01T09:00:00.000Z', clientId: 'c' }],
  };
  const rows = rowsOf(db, 'drafts');
  await rows.update(draftId, { title: 'Cotton Lane', conflicts: [clash as Draft['conflicts'][number]] }); // a field's name
  const needing = async () => (await outboxItems(db)).filter(({ state }) => state === 'needs-you');
  expect(await needing()).toMatchObject([
    {
      title: 'Draft: Cotton Lane',
      href: `/submit-pitch/${draftId}`,
      mustChoose: true,
      canDiscard: false,
      changes: [{ words: 'business description: 2 texts' }],
    },
  ]);
  await rows.update(draftId, { deletedAt: '2026-03-01T10:00:00.000Z' });
  expect(await needing()).toEqual([]);
});

test('one field of a draft can be taken back alone, however many edits it took, and done again', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon');
  await editDraft(draftId, 'location', '', 'Pune');
  await editDraft(draftId, 'title', 'Monsoon', 'Monsoon Mills');
  await addHighlight(draftId, 'Two looms');
  const [item] = await outboxItems(db);
  expect(item?.changes).toMatchObject([
    { words: 'New draft', canCancel: false },
    { words: 'name: Monsoon Mills', canCancel: true },
    { words: 'location: Pune', canCancel: true },
    { words: 'highlight: Two looms', canCancel: true },
  ]);
  const { undo } = await cancelItem(item?.key ?? '', item?.changes[1]?.key);
  const left = await rowsOf(db, 'drafts').get(draftId);
  expect(left).toMatchObject({
    title: '',
    location: 'Pune',
    conflicts: [],
    highlights: [{ text: 'Two looms' }],
  });
  expect((await outboxItems(db)).map(wordsOf)).toEqual([
    ['New draft', 'location: Pune', 'highlight: Two looms'],
  ]);
  await undo();
  expect(await rowsOf(db, 'drafts').get(draftId)).toMatchObject({ title: 'Monsoon Mills', conflicts: [] });
});

test('nothing of a draft is taken back alone where it was deleted meanwhile, or is under way', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  const isFree = async () =>
    (await outboxItems(db)).some(({ changes }) => changes.some(({ canCancel }) => canCancel));
  expect(await isFree()).toBe(true);
  await mutate('deleteDraft', { draftId });
  expect(await isFree()).toBe(false);
  await cancelItem(`draft:${draftId}`);
  await editDraft(await createDraft(), 'title', '', 'Other');
  await prepareRequest(db, Date.now());
  expect(await isFree()).toBe(false);
});

/** Puts refused work before the person, as an answer of the server does. */
async function refuse<Name extends MutationName>(name: Name, args: ArgsOf<Name>): Promise<void> {
  const db = await currentDb();
  const [row] = await rowsOf(db, 'accounts').toArray();
  const told = {
    code: 'already-answered',
    message: 'Settled elsewhere.',
    field: null,
    resolution: null,
    resolvedAt: null,
  };
  const at = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'attention').put({ id: newId(), userId: row?.id ?? '', name, args, at, ...told });
}

test('every refused action is told with its words', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  const highlightId = newId();
  await rowsOf(db, 'drafts').update(draftId, { highlights: [{ id: highlightId, text: 'Two looms' }] });
  await refuse('resolveConflict', { draftId, field: 'stage', value: 'Seed', seen: [] });
  await refuse('removeHighlight', { draftId, highlightId });
  await refuse('editDraft', { draftId, field: 'location', from: 'Pune', to: '' });
  await refuse('deleteDraft', { draftId });
  const item = (await outboxItems(db)).find(({ state }) => state === 'needs-you');
  expect(item && wordsOf(item)).toEqual([
    'funding stage: Seed',
    'highlight taken out: Two looms',
    'location: (nothing)',
    'Deleted',
  ]);
});

test('a refused choice lives on in a draft of its own; a refused deletion has nothing to keep', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  const db = await currentDb();
  const draftId = await createDraft();
  await refuse('deleteDraft', { draftId });
  expect((await outboxItems(db))[0]).toMatchObject({ canKeep: false, canDiscard: true });
  await refuse('resolveConflict', { draftId, field: 'stage', value: 'Seed', seen: [] });
  const [item] = await outboxItems(db);
  expect(item).toMatchObject({ canKeep: true });
  const keptId = await keepAsDraft(item?.key ?? '');
  expect(await rowsOf(db, 'drafts').get(keptId ?? '')).toMatchObject({ stage: 'Seed' });
});
