import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentPersonId, currentTurn } from '#src/data/database/device-db.ts';
import { forgetKeptWork, keptWork } from '#src/data/database/kept-people.ts';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { databaseName, rowsOf } from '#src/data/database/rows.ts';
import { createDraft } from '#src/data/drafts.ts';
import { holdOfPage } from '#src/data/words/held-by-page.ts';
import { unsavedOf } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, madeUpUser, nothingKeptHere } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { finishLeaving } from './finish-leaving.ts';
import { letGoOfDevice } from './let-go-of-device.ts';
import { beginPerson, forgetPerson } from './people.ts';

const left = localStorageHere();
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;
let tara: string;

beforeEach(async () => {
  await nothingKeptHere();
  left.clear();
  tara = newId();
  await beginPerson(madeUpUser(tara), 'a token');
});

test('who was signed out from elsewhere leaves nothing on the device, and it is nobody’s', async () => {
  await rowsOf(await currentDb(), 'opportunities').put(madeUpDeal());
  await letGoOfDevice(await currentTurn());
  expect(await currentPersonId()).toBe(guestId);
  expect(await databases()).not.toContain(databaseName(tara));
  expect(await keptWork()).toEqual([]);
});

test('their unsent work stays for them alone, with what a tab still leaves, and goes on once they sign in again', async () => {
  const draftId = await createDraft();
  await letGoOfDevice(await currentTurn());
  holdOfPage(tara, 'draft', draftId, words);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, name: 't•••@people.example' }]);
  expect(await rowsOf(openPersonDb(tara), 'accounts').count()).toBe(0);
  await beginPerson(madeUpUser(tara), 'another token');
  expect((await (await currentDb()).outbox.toArray()).map(({ name }) => name)).toEqual(['createDraft']);
  expect(await unsavedOf(draftId)).toEqual(words);
});

test('a tab that is gone in the middle of it leaves to the next start who that was', async () => {
  await createDraft();
  await letGoOfDevice(await currentTurn());
  await forgetKeptWork(tara);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, name: 't•••@people.example', count: 1 }]);
});

test('who has signed in meanwhile, be it they themselves, keeps the device', async () => {
  const before = await currentTurn();
  await beginPerson(madeUpUser(tara), 'another token');
  await createDraft();
  await letGoOfDevice(before);
  expect(await currentPersonId()).toBe(tara);
  expect(await (await currentDb()).outbox.count()).toBe(1);
});

test('a guest’s device stays as it is', async () => {
  await forgetPerson({ logoutOwed: false });
  await createDraft();
  await letGoOfDevice(await currentTurn());
  expect(await (await currentDb()).outbox.count()).toBe(1);
});
