import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { currentPersonId, isLogoutOwed } from './device-db.ts';
import { addHighlight, createDraft, editDraft, submitPitch } from './drafts.ts';
import { currentDb, openPersonDb } from './open-db.ts';
import { adoptGuestDrafts, beginPerson, deleteGuestDrafts, forgetPerson, guestDrafts } from './people.ts';
import { readMeta } from './person-db.ts';
import { RefusedError } from './refused-error.ts';
import { rowsOf } from './rows.ts';
import { newsShownUntil, noteNewsShown } from './shown-news.ts';
import { openDrafts } from './use-drafts.ts';

localStorageHere();

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const guest = openPersonDb('guest');
  await Promise.all(guest.tables.map((table) => table.clear()));
});

test('what a guest wrote becomes the drafts of who signs in and agrees, with the same ids, and leaves the guest', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  const userId = newId();
  await beginPerson(madeUpUser(userId), 'a token');
  expect((await guestDrafts()).map(({ title }) => title)).toEqual(['Monsoon Mills']);
  expect(await openDrafts(await currentDb())).toEqual([]);
  await adoptGuestDrafts();
  expect(await openDrafts(await currentDb())).toMatchObject([
    { id: draftId, title: 'Monsoon Mills', ownerId: userId },
  ]);
  expect(await guestDrafts()).toEqual([]);
  await adoptGuestDrafts();
  expect(await (await currentDb()).outbox.count()).toBe(2);
});

test('a guest’s drafts that nobody takes along are deleted for good, and nobody else’s', async () => {
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  await beginPerson(madeUpUser(newId()), 'a token');
  const own = await createDraft();
  await deleteGuestDrafts();
  expect(await guestDrafts()).toEqual([]);
  const guest = openPersonDb('guest');
  expect([await guest.outbox.count(), await rowsOf(guest, 'drafts').count()]).toEqual([0, 0]);
  expect(await openDrafts(await currentDb())).toMatchObject([{ id: own }]);
});

test("a guest's versions of a draft come along with it, and leave the guest", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const draftId = await createDraft();
  await editDraft(draftId, 'title', '', 'Monsoon Mills');
  vi.setSystemTime(1_800_000_900_000);
  await editDraft(draftId, 'title', 'Monsoon Mills', 'Rain Mills');
  const [kept] = await rowsOf(await currentDb(), 'draftVersions').toArray();
  expect(kept).toMatchObject({ title: 'Monsoon Mills', ownerId: 'guest' });
  const userId = newId();
  await beginPerson(madeUpUser(userId), 'a token');
  await adoptGuestDrafts();
  expect(await rowsOf(await currentDb(), 'draftVersions').toArray()).toEqual([
    { ...kept, ownerId: userId, writtenBy: (await readMeta(await currentDb())).clientId },
  ]);
  expect(await rowsOf(openPersonDb('guest'), 'draftVersions').count()).toBe(0);
});

test('nothing of a person is left on the device once they sign out, and an untold server is remembered', async () => {
  const userId = newId();
  await beginPerson(madeUpUser(userId), 'a token');
  await createDraft();
  await noteNewsShown(userId, '2026-03-01T09:00:00.000Z');
  await forgetPerson({ logoutOwed: true });
  expect(await currentPersonId()).toBe('guest');
  expect(await newsShownUntil(userId)).toBe('');
  expect(await isLogoutOwed()).toBe(true);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`person-${userId}`);
  expect(await openDrafts(await currentDb())).toEqual([]);
});

test('a session begun by anybody settles what was owed', async () => {
  await forgetPerson({ logoutOwed: true });
  await beginPerson(madeUpUser(newId()), 'a token');
  expect(await isLogoutOwed()).toBe(false);
});

test('what will not do is refused at once and leaves nothing behind', async () => {
  const draftId = await createDraft();
  await expect(submitPitch(draftId)).rejects.toThrow(RefusedError);
  for (let at = 0; at < 10; at += 1) await addHighlight(draftId, `Highlight ${at}`);
  await expect(addHighlight(draftId, 'One too many')).rejects.toThrow('A pitch has at most 10 highlights.');
  await expect(editDraft(draftId, 'description', '', 'अ'.repeat(30_000))).rejects.toThrow(RefusedError);
  expect(await (await currentDb()).outbox.count()).toBe(11);
});

test("what a guest began is the investor's who signs in, too", async () => {
  await createDraft();
  await expect(submitPitch((await openDrafts(await currentDb()))[0]?.id ?? '')).rejects.toThrow(
    'Sign in to submit a pitch.',
  );
  await beginPerson({ ...madeUpUser(newId()), userType: 'investor' }, 'a token');
  await adoptGuestDrafts();
  expect(await openDrafts(await currentDb())).toHaveLength(1);
});

test('who signs in where a session had ended leaves nothing of the other but unsent work', async () => {
  const [done, busy, next] = [newId(), newId(), newId()];
  await beginPerson(madeUpUser(done), 'a token');
  await beginPerson(madeUpUser(busy), 'a token');
  await createDraft();
  const theirs = await currentDb();
  await theirs.meta.put({ ...(await readMeta(theirs)), cursors: { public: 7 } });
  await beginPerson(madeUpUser(next), 'a token');
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(`person-${done}`);
  expect(names).toContain(`person-${busy}`);
  // Their rows went: the server has to show them anew.
  const { token, cursors } = await readMeta(openPersonDb(busy));
  expect({ token, cursors }).toEqual({ token: null, cursors: {} });
});
