import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { nobodyHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { deleteDraft, editDraft, storedDraft } from './drafts.ts';
import { keepSharedPitch } from './shared-pitch.ts';

const pitch = { title: 'Monsoon Mills', description: 'Cotton by hand.' };

test('a share that is kept again is the draft it was, with what was written in it since', async () => {
  const db = await nobodyHere();
  const draftId = newId();
  expect(await keepSharedPitch(db, draftId, pitch)).toBe(draftId);
  expect(await storedDraft(draftId)).toMatchObject(pitch);
  await editDraft(draftId, 'description', pitch.description, 'Cotton and silk.');
  expect(await keepSharedPitch(db, draftId, pitch)).toBe(draftId);
  const drafts = await rowsOf(db, 'drafts').toArray();
  expect(drafts.map(({ description }) => description)).toEqual(['Cotton and silk.']);
});

test('two presses at once are one draft', async () => {
  const db = await nobodyHere();
  const draftId = newId();
  await Promise.all([keepSharedPitch(db, draftId, pitch), keepSharedPitch(db, draftId, pitch)]);
  expect(await rowsOf(db, 'drafts').toArray()).toMatchObject([pitch]);
});

test('a share that is kept again after its draft was deleted brings it back', async () => {
  const db = await nobodyHere();
  const draftId = await keepSharedPitch(db, newId(), pitch);
  const draft = await storedDraft(draftId);
  if (!draft) throw new Error('Nothing was kept.');
  await deleteDraft(draft);
  await keepSharedPitch(db, draftId, pitch);
  expect(await storedDraft(draftId)).toMatchObject({ ...pitch, deletedAt: null });
});
