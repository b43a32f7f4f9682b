import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { newId } from '#sync/ids.ts';
import { draftStates } from './draft-states.ts';
import { createDraft, editDraft } from './drafts.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

let userId: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  userId = newId();
  const person = { id: userId, email: 'tara@people.example', fullName: 'Tara Menon' };
  const facts = { userType: 'entrepreneur', emailVerified: true, phoneVerified: true } as const;
  await beginPerson({ ...person, ...facts }, 'a token');
});

test('a draft is saved here, then on its way, and no more once it is sent; each by itself', async () => {
  const db = await currentDb();
  const first = await createDraft();
  const second = await createDraft();
  const statesNow = async () => {
    const states = await draftStates(db);
    return [first, second].map((id) => states.get(id));
  };
  expect(await statesNow()).toEqual(['saved', 'saved']);
  await prepareRequest(db, Date.now());
  expect(await statesNow()).toEqual(['sending', 'sending']);
  await db.outbox.clear();
  await editDraft(second, 'title', '', 'Monsoon Mills');
  expect(await statesNow()).toEqual([undefined, 'saved']);
});

test('what was written while the rest is on its way leaves the draft on its way', async () => {
  const db = await currentDb();
  const draftId = await createDraft();
  await prepareRequest(db, Date.now());
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  expect((await draftStates(db)).get(draftId)).toBe('sending');
});

test('a draft with words that a closing page left is on this device only until they are stored', async () => {
  localStorageHere();
  const db = await currentDb();
  const draftId = await createDraft();
  await db.outbox.clear();
  keepUnsaved(draftId, [{ field: 'title', from: '', to: 'Monsoon Mi' }]);
  expect((await draftStates(db)).get(draftId)).toBe('saved');
  keepUnsaved(draftId, []);
  expect((await draftStates(db)).get(draftId)).toBeUndefined();
});

test('a draft of which something was refused, or stands twice, needs its person', async () => {
  const db = await currentDb();
  const [refused, clashing] = [await createDraft(), await createDraft()];
  const told = { code: 'too-long', message: 'Too long.', field: null, resolution: null, resolvedAt: null };
  const args = { draftId: refused, field: 'title', from: '', to: 'Monsoon Mills' };
  const at = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'attention').put({ id: newId(), userId, name: 'editDraft', args, at, ...told });
  const rival = { value: 'Rain Mills', at, clientId: newId() };
  await rowsOf(db, 'drafts').update(clashing, { conflicts: [{ field: 'title', values: [rival] }] });
  const states = await draftStates(db);
  expect([states.get(refused), states.get(clashing)]).toEqual(['needs-you', 'needs-you']);
});
