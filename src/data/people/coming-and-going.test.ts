import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { device, setCurrentPerson } from '#src/data/database/device-db.ts';
import { keptWork, noteKeptWork } from '#src/data/database/kept-people.ts';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { readMeta } from '#src/data/database/person-db.ts';
import { databaseName, rowsOf } from '#src/data/database/rows.ts';
import { createDraft } from '#src/data/drafts.ts';
import { subscribeNewsletter } from '#src/data/messages-to-us.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { holdOfPage } from '#src/data/words/held-by-page.ts';
import { heldOwners } from '#src/data/words/held-words.ts';
import { unsavedOf } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser, nothingKeptHere } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { finishLeaving } from './finish-leaving.ts';
import { beginPerson, forgetPerson, removeKeptWork } from './people.ts';

const left = localStorageHere();

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;

beforeEach(async () => {
  await nothingKeptHere();
  left.clear();
});

test('who was signed out by another’s coming keeps the words of a tab that closed, though that one has signed out by the next start', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  holdOfPage(tara, 'draft', 'a draft', words);
  await forgetPerson({ logoutOwed: true });
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
  await beginPerson(madeUpUser(tara), 'a token');
  expect(await unsavedOf('a draft')).toEqual(words);
});

test('who signed out leaves nothing on a shared device, though a frozen tab of theirs wakes once somebody else is there', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await forgetPerson({ logoutOwed: true });
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  holdOfPage(tara, 'draft', 'a draft', words);
  await finishLeaving();
  expect([...heldOwners().keys()]).toEqual([]);
  expect(await keptWork()).toEqual([]);
});

test('where nobody has come or gone since a version that noted no turns, the words of a tab are kept, whoever left them', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  await device.state.delete('turn');
  holdOfPage(tara, 'draft', 'a draft', words);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, name: 'somebody else', count: 1 }]);
  await beginPerson(madeUpUser(tara), 'a token');
  expect(await unsavedOf('a draft')).toEqual(words);
});

test('who came back after another and signed out then leaves nothing either', async () => {
  const [tara, meera] = [newId(), newId()];
  for (const id of [tara, meera, tara]) await beginPerson(madeUpUser(id), 'a token');
  await forgetPerson({ logoutOwed: true });
  holdOfPage(tara, 'draft', 'a draft', words);
  await finishLeaving();
  expect([...heldOwners().keys()]).toEqual([]);
});

test('who signs in while the device is being tidied keeps the words that were held for them', async () => {
  const [tara, gone] = [newId(), newId()];
  await setCurrentPerson(guestId);
  await noteKeptWork({ userId: tara, name: 't', count: 1, since: new Date().toISOString() });
  holdOfPage(tara, 'draft', 'a draft', words);
  const frozen = await frozenTab(gone);
  const tidied = finishLeaving();
  await frozen.asked;
  await beginPerson(madeUpUser(tara), 'a token');
  frozen.close();
  await tidied;
  expect(await unsavedOf('a draft')).toEqual(words);
});

test('who signs in while the device is being tidied keeps their database, though it had been left half done', async () => {
  const [gone, tara] = [newId(), newId()];
  const frozen = await frozenTab(gone);
  await openPersonDb(tara).open();
  await setCurrentPerson(guestId);
  const tidied = finishLeaving();
  await frozen.asked;
  await beginPerson(madeUpUser(tara), 'a token');
  frozen.close();
  await tidied;
  expect(await readMeta(openPersonDb(tara))).toMatchObject({ token: 'a token' });
  await createDraft();
  expect(await openDrafts(await currentDb())).toHaveLength(1);
});

test('who is taken for somebody that left, in the moment before the device is theirs, has it all the same, and what they asked for as a guest', async () => {
  const tara = newId();
  await setCurrentPerson(guestId);
  await subscribeNewsletter('tara@people.example');
  // Another tab has asked whose the device is, and clears what it found.
  const clear = async () => {
    const db = openPersonDb(tara);
    await Promise.all([rowsOf(db, 'accounts').clear(), db.outbox.clear()]);
    await db.meta.put({ ...(await readMeta(db)), token: null, isLeft: true });
  };
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    return Dexie.Promise.resolve(clear()).then(() => Reflect.apply(device.transaction, device, asked));
  });
  await beginPerson(madeUpUser(tara), 'a token');
  const db = openPersonDb(tara);
  expect(await readMeta(db)).toMatchObject({ token: 'a token' });
  expect((await readMeta(db)).isLeft).toBe(undefined);
  expect(await rowsOf(db, 'accounts').count()).toBe(1);
  expect(await db.outbox.toArray()).toMatchObject([{ name: 'subscribeNewsletter', state: 'waiting' }]);
});

test('who signs in just as another tab deletes what they had left has the device, and what was told of them', async () => {
  const tara = newId();
  await setCurrentPerson(guestId);
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    const db = openPersonDb(tara);
    const read = vi.spyOn(db, 'table').mockImplementationOnce((name) => {
      read.mockRestore();
      const table = db.table(name);
      const deleted = Dexie.Promise.resolve(Dexie.delete(databaseName(tara)));
      vi.spyOn(table, 'bulkGet').mockImplementationOnce((keys) => deleted.then(() => table.bulkGet(keys)));
      return table as never; // Dexie's types tell no table from another
    });
    return Reflect.apply(device.transaction, device, asked);
  });
  expect(await beginPerson(madeUpUser(tara), 'a token')).toBe(0);
  const db = await currentDb();
  expect(await readMeta(db)).toMatchObject({ token: 'a token' });
  expect(await rowsOf(db, 'accounts').get(tara)).toMatchObject({ fullName: 'Tara Menon' });
});

test('who came and went again while a tab that had taken them for gone stood still finds their work', async () => {
  const [tara, meera] = [newId(), newId()];
  await openPersonDb(tara).open();
  await setCurrentPerson(guestId);
  const comeAndGo = async () => {
    await beginPerson(madeUpUser(tara), 'a token');
    await createDraft();
    await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  };
  // It has marked their database as left, and is about to delete it.
  const marked = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    marked.mockRestore();
    return Dexie.Promise.resolve(comeAndGo()).then(() => Reflect.apply(device.transaction, device, asked));
  });
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
  expect(await beginPerson(madeUpUser(tara), 'a token')).toBe(1);
});

test('nobody is kept out, nor the tidying held up, by a frozen tab that keeps a database from being deleted', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await openPersonDb(tara)
    .meta.toCollection()
    .modify({ cursors: { public: 7 } });
  const frozen = await frozenTab(tara);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  await frozen.asked;
  expect(await frozen.all('meta')).toMatchObject([{ isLeft: true, cursors: {} }]);
  vi.advanceTimersByTime(5_000);
  expect(await begun).toBe(0);
  // It cannot even be opened now.
  let isTidied = false;
  void finishLeaving().finally(() => {
    isTidied = true;
  });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(5_000);
      return isTidied;
    })
    .toBe(true);
  frozen.close();
  vi.useRealTimers();
  await expect.poll(databases).not.toContain(databaseName(tara));
});

test('kept work that is removed is off the device, though a frozen tab keeps its database from being deleted', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  const frozen = await frozenTab(tara);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const removed = removeKeptWork(tara);
  await frozen.asked;
  expect(await frozen.all('outbox')).toEqual([]);
  vi.advanceTimersByTime(5_000);
  await removed;
  expect(await keptWork()).toEqual([]);
  frozen.close();
});

test('what somebody let go of as they signed out is not kept, though their tab died right after the device had changed hands', async () => {
  const tara = newId();
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    return Reflect.apply(device.transaction, device, asked).then(() => {
      throw new Error('The tab is gone');
    });
  });
  await expect(forgetPerson({ logoutOwed: true })).rejects.toThrow('The tab is gone');
  await finishLeaving();
  expect(await keptWork()).toEqual([]);
  expect(await databases()).not.toContain(databaseName(tara));
});

test('who signs in again after that, and is followed by another, finds the work they did since, and nothing else', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  holdOfPage(tara, 'draft', 'a draft', words);
  await setCurrentPerson(guestId, { discards: tara });
  expect(await beginPerson(madeUpUser(tara), 'a token')).toBe(0);
  expect(await unsavedOf('a draft')).toEqual([]);
  expect(await openDrafts(await currentDb())).toEqual([]);
  await createDraft();
  await setCurrentPerson(meera);
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
});

test('who comes back to their kept work has none that is kept besides, though their tab died right after the device was theirs', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  await createDraft();
  await beginPerson(madeUpUser(meera, 'meera@people.example'), 'a token');
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    return Reflect.apply(device.transaction, device, asked).then(() => {
      throw new Error('The tab is gone');
    });
  });
  await expect(beginPerson(madeUpUser(tara), 'another token')).rejects.toThrow('The tab is gone');
  expect(await keptWork()).toEqual([]);
});

/** A tab that has this person's database open, and hears nothing. `asked`: it is to go. */
async function frozenTab(userId: string) {
  await openPersonDb(userId).open();
  const opening = indexedDB.open(databaseName(userId));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const connection = opening.result;
  return {
    asked: new Promise((resolve) => connection.addEventListener('versionchange', resolve)),
    close: () => connection.close(),
    all: (table: string) =>
      new Promise((resolve) => {
        const all = connection.transaction(table).objectStore(table).getAll();
        all.addEventListener('success', () => resolve(all.result));
      }),
  };
}
