import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { addHighlight, createDraft, deleteDraft, storedDraft } from '#src/data/drafts.ts';
import { forgetPerson } from '#src/data/people/people.ts';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { addOnLeaving } from './add-on-leaving.ts';

let id: string;
beforeEach(async () => {
  await nobodyHere();
  await signedInHere('entrepreneur');
  id = await createDraft();
});

const leave = (typed?: string) =>
  addOnLeaving(
    typed,
    async () => id,
    () => addHighlight(id, 'Two patents'),
  );

test('what stands typed as its page goes is in the draft', async () => {
  await leave('Two patents');
  expect(await storedDraft(id)).toMatchObject({ highlights: [{ text: 'Two patents' }] });
});

test('what was merely found in the field, as another tab keeps it, is not added, nor is an empty field', async () => {
  await leave();
  await leave(' ');
  expect(await storedDraft(id)).toMatchObject({ highlights: [] });
});

test('what stands typed as its founder signs out is not left to the guest', async () => {
  await forgetPerson({ logoutOwed: false });
  await leave('Two patents');
  expect(await (await currentDb()).outbox.toArray()).toEqual([]);
});

test('what stands typed as its draft is deleted does not bring that back', async () => {
  const draft = await storedDraft(id);
  if (!draft) throw new Error('There is no draft');
  await deleteDraft(draft);
  await leave('Two patents');
  expect(await storedDraft(id)).toMatchObject({ deletedAt: expect.any(String), highlights: [] });
});
