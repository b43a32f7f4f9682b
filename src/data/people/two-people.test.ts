import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setCurrentPerson } from '#src/data/database/device-db.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { currentDb, deletePersonDb, openPersonDb } from '#src/data/database/open-db.ts';
import { allTables } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { databaseName, rowsOf } from '#src/data/database/rows.ts';
import { createDraft, editDraft } from '#src/data/drafts.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareQuestion } from '#src/data/exchange/prepare-request.ts';
import { subscribeNewsletter } from '#src/data/messages-to-us.ts';
import { outboxFigures } from '#src/data/outbox/outbox-figures.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { holdOfPage } from '#src/data/words/held-by-page.ts';
import { heldQuestions, holdQuestion } from '#src/data/words/held-questions.ts';
import { heldWords, holdWords } from '#src/data/words/held-words.ts';
import { keepUnsaved, unsavedOf } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser, nothingKeptHere } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { finishLeaving } from './finish-leaving.ts';
import { beginPerson, forgetPerson, removeKeptWork } from './people.ts';

// People are told apart by who signs in; another tab's sign-in is what is written of it on the device.
const left = localStorageHere();

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  await nothingKeptHere();
  left.clear();
});

test('unsent work of whose session ended is kept for them alone: how much and since when is known, not what it says', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  expect(await keptWork()).toEqual([
    { userId: tara, name: 't•••@people.example', count: 1, since: expect.any(String) },
  ]);
  expect(await openDrafts(await currentDb())).toEqual([]);
  expect(await (await currentDb()).outbox.count()).toBe(0);
  const kept = openPersonDb(tara);
  for (const table of allTables(kept))
    expect([table.name, await table.count()]).toEqual([
      table.name,
      table === kept.outbox ? 2 : table === kept.meta ? 1 : 0,
    ]);
});

test('whoever signs in again finds what waited here for them, and is told', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  await beginPerson(madeUpUser(meera), 'a token');
  expect(await beginPerson(madeUpUser(tara), 'another token')).toBe(1);
  expect(await keptWork()).toEqual([]);
  expect((await (await currentDb()).outbox.toArray()).map(({ name }) => name)).toEqual(['createDraft']);
  expect(await databases()).not.toContain(databaseName(meera));
});

test('kept work can be removed from the device by anybody, one’s own cannot be removed like that', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  await beginPerson(madeUpUser(meera), 'a token');
  await createDraft();
  await removeKeptWork(tara);
  await removeKeptWork(meera);
  expect(await keptWork()).toEqual([]);
  expect(await databases()).not.toContain(databaseName(tara));
  expect(await (await currentDb()).outbox.count()).toBe(1);
});

test('after kept work was removed, a tab of its owner that closes only then leaves no more of it', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  await removeKeptWork(tara);
  holdWords(tara, 'form:message', 'About my account');
  await finishLeaving();
  expect(heldWords(tara, 'form:message')).toBe(undefined);
  expect(await keptWork()).toEqual([]);
});

test('kept work is there, and said to be, until nothing of it is on the device any more', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  await beginPerson(madeUpUser(meera), 'a token');
  const opening = indexedDB.open(databaseName(tara));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const asked = new Promise((resolve) => opening.result.addEventListener('versionchange', resolve));
  const removal = removeKeptWork(tara);
  await asked;
  expect(await keptWork()).toMatchObject([{ userId: tara }]);
  opening.result.close();
  await removal;
  expect(await keptWork()).toEqual([]);
});

test('what is still typed in the tab of one person never becomes the work of another who signed in elsewhere', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  const draftId = await createDraft();
  await openPersonDb(meera).open();
  await setCurrentPerson(meera);
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  expect(await openPersonDb(meera).outbox.count()).toBe(0);
  expect(await rowsOf(openPersonDb(tara), 'drafts').get(draftId)).toMatchObject({ title: 'Monsoon Mills' });
  await setCurrentPerson(tara);
});

test('words a closing page could not store come back to who wrote them, and to nobody else at the same address', async () => {
  const [tara, meera] = [newId(), newId()];
  const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;
  await beginPerson(madeUpUser(tara), 'a token');
  keepUnsaved('a draft', [...words]);
  await beginPerson(madeUpUser(meera), 'a token');
  expect(await unsavedOf('a draft')).toEqual([]);
  await beginPerson(madeUpUser(tara), 'a token');
  expect(await unsavedOf('a draft')).toEqual(words);
  keepUnsaved('a draft', []);
  expect(await unsavedOf('a draft')).toEqual([]);
});

test('words a closing page could not store are told of as kept work, and go with it', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  keepUnsaved('a draft', [{ field: 'title', from: '', to: 'Monsoon Mills' }]);
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1, since: expect.stringMatching(/^20/) }]);
  await removeKeptWork(tara);
  expect([...left.keys()].filter((key) => key.includes(tara))).toEqual([]);
});

test('a tab whose person has signed out elsewhere cannot bring their data back', async () => {
  const tara = newId();
  await beginPerson(madeUpUser(tara), 'a token');
  const draftId = await createDraft();
  await setCurrentPerson('guest');
  await openPersonDb(tara).delete();
  await expect(editDraft(draftId, 'title', '', 'Monsoon Mills')).rejects.toThrow(RefusedError);
  expect(await databases()).not.toContain(databaseName(tara));
});

test('the figures for a helper hold nothing of who the person is or what they wrote', async () => {
  const tara = newId();
  await beginPerson(madeUpUser(tara), 'a token of hers');
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  const db = await currentDb();
  await db.meta.toCollection().modify({ cursors: { public: 7, [tara]: 9 } });
  const figures = await outboxFigures(Date.now() + 61_000);
  expect(figures).toMatchObject({
    cursors: { public: 7, own: 9 },
    outbox: { waiting: 2, frozen: 0, applied: 0, refused: 0 },
    oldestUnsentSeconds: 61,
  });
  const text = JSON.stringify(figures);
  for (const secret of [tara, draftId, 'tara', 'Tara', 'Monsoon', 'a token'])
    expect(text).not.toContain(secret);
});

test('words of a closing page go with the person who signs out, and nobody else loses theirs', async () => {
  const [tara, meera] = [newId(), newId()];
  const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;
  for (const person of [tara, meera]) {
    await beginPerson(madeUpUser(person), 'a token');
    keepUnsaved('a draft', [...words]);
  }
  await forgetPerson({ logoutOwed: false });
  expect([...left.keys()].filter((key) => key.includes(meera))).toEqual([]);
  await beginPerson(madeUpUser(tara), 'a token');
  expect(await unsavedOf('a draft')).toEqual(words);
});

test('a database left by a tab that died while the device changed hands does not stay unseen', async () => {
  const [idle, busy] = [newId(), newId()];
  await openPersonDb(idle).open();
  await beginPerson(madeUpUser(busy), 'a token');
  await createDraft();
  await setCurrentPerson('guest');
  await finishLeaving();
  expect(await databases()).not.toContain(databaseName(idle));
  expect(await keptWork()).toMatchObject([{ userId: busy, count: 1 }]);
});

test('a database left so that a newer version has changed stays for that, with its words, and keeps nothing else from being tidied', async () => {
  const [tara, meera, gone] = [newId(), newId(), newId()];
  await changedByNewer(tara);
  await subscribeNewsletter('meera@people.example');
  await setCurrentPerson(meera);
  holdWords(tara, 'form:message', 'About my account');
  await openPersonDb(gone).open();
  await finishLeaving();
  expect(await databases()).toContain(databaseName(tara));
  expect(await databases()).not.toContain(databaseName(gone));
  expect(heldWords(tara, 'form:message')).toBe('About my account');
  const counts = [guestId, meera].map((id) => openPersonDb(id).outbox.count());
  expect(await Promise.all(counts)).toEqual([0, 1]);
});

test('nobody is kept out for the database of whoever was here before, which a newer version has changed', async () => {
  const [tara, meera] = [newId(), newId()];
  await setCurrentPerson(tara);
  await changedByNewer(tara);
  await expect(beginPerson(madeUpUser(meera), 'a token')).resolves.toBe(0);
  expect(await databases()).toContain(databaseName(tara));
});

/** What a release that was taken back leaves. */
async function changedByNewer(userId: string): Promise<void> {
  onTestFinished(() => deletePersonDb(userId));
  const request = indexedDB.open(databaseName(userId), 1000);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  request.result.close();
}

test('a question that a tab which died so has left typed stays for its writer alone', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  holdQuestion(tara, 'explore', 'Which of these run on rain?');
  await setCurrentPerson(meera);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
  expect(heldQuestions(tara)).toEqual([{ context: 'explore', question: 'Which of these run on rain?' }]);
});

test('what a tab leaves of a draft once somebody else has signed in in another is there for its writer', async () => {
  const [tara, meera] = [newId(), newId()];
  const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;
  await beginPerson(madeUpUser(tara), 'a token');
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  holdOfPage(tara, 'draft', 'a draft', words);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, name: 'somebody else', count: 1 }]);
  await beginPerson(madeUpUser(tara), 'a token');
  expect(await unsavedOf('a draft')).toEqual(words);
  expect(await keptWork()).toEqual([]);
});

test('whoever signs in again sees after the first answer the draft that only this device has', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  await beginPerson(madeUpUser(tara), 'a token');
  const db = await currentDb();
  const reply = {
    epoch: 'e',
    outcomes: [],
    changes: [],
    deletions: [],
    cursors: { public: 5 },
    more: false,
    directory: null,
  };
  await applyReply(db, await prepareQuestion(db), reply, { deviceNow: 0, serverNow: null });
  expect(await openDrafts(db)).toMatchObject([{ id: draftId, title: 'Monsoon Mills' }]);
});

test('what another tab has deleted stays deleted: a round that was going on with it does not bring it back', async () => {
  const tara = newId();
  await beginPerson(madeUpUser(tara), 'a token');
  const db = await currentDb();
  await Dexie.delete(databaseName(tara));
  await expect(inTransaction(db, () => db.meta.get('meta'))).rejects.toThrow('closed');
  expect(await databases()).not.toContain(databaseName(tara));
});

test('words that a tab held as their writer left in another are found and taken off the device', async () => {
  const id = newId();
  await beginPerson(madeUpUser(id), 'a token');
  await forgetPerson({ logoutOwed: false });
  holdWords(id, 'form:message', 'About my account');
  holdWords('nobody', 'register', { name: 'Tara' });
  holdWords(guestId, 'form:message', 'How do I export?');
  await finishLeaving();
  expect(heldWords(id, 'form:message')).toBe(undefined);
  expect(heldWords('nobody', 'register')).toEqual({ name: 'Tara' });
  expect(heldWords(guestId, 'form:message')).toBe('How do I export?');
});
