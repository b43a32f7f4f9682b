import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentPersonId, device, isLogoutOwed, setCurrentPerson } from '#src/data/database/device-db.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { createDraft } from '#src/data/drafts.ts';
import { holdOfPage } from '#src/data/words/held-by-page.ts';
import { unsavedOf } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser, nothingKeptHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { beginPerson, forgetPerson, removeKeptWork } from './people.ts';

const left = localStorageHere();

const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;

beforeEach(async () => {
  await nothingKeptHere();
  left.clear();
});

test('who comes just as the one before signs out has the device, with what they had not sent', async () => {
  const [tara, meera] = [newId(), newId()];
  for (const id of [meera, tara]) {
    await beginPerson(madeUpUser(id), 'a token');
    await createDraft();
  }
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    return Dexie.Promise.resolve(setCurrentPerson(meera)).then(() =>
      Reflect.apply(device.transaction, device, asked),
    );
  });
  await expect(forgetPerson({ logoutOwed: true })).rejects.toThrow(RefusedError);
  expect([await currentPersonId(), await isLogoutOwed()]).toEqual([meera, false]);
  expect(await openPersonDb(meera).outbox.count()).toBe(1);
});

test('who came and went again while the tab they had signed out in stood still finds their work', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(madeUpUser(tara), 'a token');
  frozenWhile(() => comeAndGo(tara, meera));
  await forgetPerson({ logoutOwed: true });
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 2 }]);
  expect(await beginPerson(madeUpUser(tara), 'a token')).toBe(1);
  expect(await unsavedOf('a draft')).toEqual(words);
});

test('who came and went again while a tab stood still that was to remove their kept work finds what they did since', async () => {
  const [tara, meera] = [newId(), newId()];
  await comeAndGo(tara, meera);
  frozenWhile(() => comeAndGo(tara, meera));
  await removeKeptWork(tara);
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 3 }]);
  expect(await beginPerson(madeUpUser(tara), 'a token')).toBe(2);
  expect(await unsavedOf('a draft')).toEqual(words);
});

/** Somebody signs in, leaves work and words, and is followed by another. */
async function comeAndGo(id: string, next: string) {
  await beginPerson(madeUpUser(id), 'a token');
  await createDraft();
  holdOfPage(id, 'draft', 'a draft', words);
  await beginPerson(madeUpUser(next, 'meera@people.example'), 'a token');
}

/** This tab stands still where it is about to take the next thing out of what the device knows, while something happens elsewhere. */
function frozenWhile(happens: () => Promise<void>) {
  const taken = vi.spyOn(device.state, 'delete').mockImplementationOnce((key) => {
    taken.mockRestore();
    return Dexie.Promise.resolve(happens()).then(() => device.state.delete(key));
  });
}
