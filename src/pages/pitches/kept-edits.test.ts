import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDraft, editDraft, storedDraft } from '#src/data/drafts.ts';
import type { UnsavedEdit } from '#src/data/words/unsaved-words.ts';
import type { DraftField } from '#sync/records/draft.ts';
import { createDraftWriter } from './draft-writer.ts';
import { createKeptEdits } from './kept-edits.ts';

const before = 'Looms.\nSpindles.\nDyes.';
const kept: UnsavedEdit = {
  field: 'description',
  from: before,
  to: 'Looms that run on rain.\nSpindles.\nDyes.',
};
const never = () => false;

/** A draft with some words in it, and both ways into it, as the form has them. */
async function draftInHands() {
  const id = await createDraft();
  await editDraft(id, 'description', '', before);
  const faults: unknown[] = [];
  let disk: Error | null = null;
  const store = async (field: DraftField, from: string, to: string) => {
    if (disk) throw disk;
    await editDraft(id, field, from, to);
  };
  const words = createKeptEdits({
    save: ({ field, from, to }) => store(field, from, to),
    again: 5,
    onFault: (error) => faults.push(error),
  });
  const writer = createDraftWriter({
    async save(field, from, to) {
      await words.store();
      await store(field, from, to);
    },
    pause: 5,
    again: 5,
    onState() {},
  });
  return { id, words, writer, faults, fill: (error: Error | null) => (disk = error) };
}

test('what was typed before the kept words were known stands beside them', async () => {
  const { id, words, writer } = await draftInHands();
  writer.write('description', before, 'Looms.\nSpindles.\nDyes of madder.');
  words.take([kept]);
  await words.storeInTime(never);
  await writer.flush();
  expect(await storedDraft(id)).toMatchObject({
    description: 'Looms that run on rain.\nSpindles.\nDyes of madder.',
    conflicts: [],
  });
});

test('what is typed on in kept words is stored after them', async () => {
  const { id, words, writer } = await draftInHands();
  words.take([kept]);
  writer.write('description', kept.to, `${kept.to} Buttons.`);
  await writer.flush();
  expect(await storedDraft(id)).toMatchObject({ description: `${kept.to} Buttons.`, conflicts: [] });
});

test('a name that was kept and another one typed meanwhile are both there to choose from', async () => {
  const { id, words, writer } = await draftInHands();
  writer.write('title', '', 'Monsoon Mills');
  words.take([{ field: 'title', from: '', to: 'Rain Looms' }]);
  await words.storeInTime(never);
  await writer.flush();
  const draft = await storedDraft(id);
  const rivals = draft?.conflicts.flatMap(({ values }) => values.map(({ value }) => value)) ?? [];
  expect(new Set([draft?.title, ...rivals])).toEqual(new Set(['Monsoon Mills', 'Rain Looms']));
});

test('words that two pages kept of one field both go into it', async () => {
  const { id, words } = await draftInHands();
  words.take([kept, { ...kept, to: 'Looms.\nSpindles.\nDyes of madder.' }]);
  await words.storeInTime(never);
  expect((await storedDraft(id))?.description).toBe('Looms that run on rain.\nSpindles.\nDyes of madder.');
  expect(words.unsaved()).toEqual([]);
});

test('kept words that find no room stay unsaved, and go in once there is some', async () => {
  const { id, words, faults, fill } = await draftInHands();
  fill(new Error('no room'));
  words.take([kept]);
  const stored = words.storeInTime(never);
  await expect.poll(() => faults.length).toBeGreaterThan(1);
  expect(words.unsaved()).toEqual([kept]);
  fill(null);
  await stored;
  expect(words.unsaved()).toEqual([]);
  expect((await storedDraft(id))?.description).toBe(kept.to);
});

test('kept words that will not do hold nothing up, and stay until somebody takes them', async () => {
  const { id, words } = await draftInHands();
  const tooLong: UnsavedEdit = { field: 'title', from: '', to: 'x'.repeat(5_000) };
  words.take([tooLong, kept]);
  await words.storeInTime(never);
  expect((await storedDraft(id))?.description).toBe(kept.to);
  expect(words.unsaved()).toEqual([tooLong]);
  words.handOver(({ field }) => field === 'title');
  expect(words.unsaved()).toEqual([]);
});
