import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { addHighlight, createDraft, editDraft } from '#src/data/drafts.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import { cancelItem } from './outbox-actions.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

let db: PersonDb;
let draftId: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const user = { id: newId(), email: 'tara@people.example', fullName: 'Tara Menon' };
  const verified = { userType: 'entrepreneur', emailVerified: true, phoneVerified: true } as const;
  await beginPerson({ ...user, ...verified }, 'a token');
  db = await currentDb();
  draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await editDraft(draftId, 'location', '', 'Pune');
});

test('a field that went on its way since the screen offered it cannot be taken back', async () => {
  await prepareRequest(db, Date.now());
  await editDraft(draftId, 'title', 'Monsoon Mills', 'Rain Mills');
  const before = await db.outbox.toArray();
  await expect(cancelItem(`draft:${draftId}`, 'title')).rejects.toThrow('it is on its way');
  expect(await db.outbox.toArray()).toEqual(before);
  await expect(cancelItem(`draft:${draftId}`)).rejects.toThrow('it is on its way');
  expect(await db.outbox.toArray()).toEqual(before);
});

test('a field of a draft that was deleted since cannot be taken back alone', async () => {
  await mutate('deleteDraft', { draftId });
  const before = await db.outbox.toArray();
  await expect(cancelItem(`draft:${draftId}`, 'title')).rejects.toThrow('cannot be cancelled alone');
  expect(await db.outbox.toArray()).toEqual(before);
});

test('a field that was written anew after it was cancelled is not undone into a clash with oneself', async () => {
  const { undo } = await cancelItem(`draft:${draftId}`, 'title');
  await editDraft(draftId, 'title', '', 'Rain Mills');
  const before = await db.outbox.toArray();
  await expect(undo()).rejects.toThrow('changed since');
  expect(await rowsOf(db, 'drafts').get(draftId)).toMatchObject({ title: 'Rain Mills', conflicts: [] });
  expect(await db.outbox.toArray()).toEqual(before);
});

test('a cancelled field can be done again though others were written, or sent, meanwhile', async () => {
  const { undo } = await cancelItem(`draft:${draftId}`, 'title');
  await editDraft(draftId, 'location', 'Pune', 'Nashik');
  await addHighlight(draftId, 'Two looms');
  await prepareRequest(db, Date.now());
  await undo();
  expect(await rowsOf(db, 'drafts').get(draftId)).toMatchObject({
    title: 'Monsoon Mills',
    location: 'Nashik',
    conflicts: [],
  });
});

test('a draft that was written in after its deletion was cancelled is not deleted by an undo', async () => {
  await prepareRequest(db, Date.now());
  await Promise.all([db.outbox.clear(), db.base.clear()]);
  await mutate('deleteDraft', { draftId });
  const { undo } = await cancelItem(`draft:${draftId}`);
  await editDraft(draftId, 'location', 'Pune', 'Nashik');
  await expect(undo()).rejects.toThrow('changed since');
  expect(await rowsOf(db, 'drafts').get(draftId)).toMatchObject({ location: 'Nashik', deletedAt: null });
});
