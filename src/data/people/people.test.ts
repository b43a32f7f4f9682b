import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentPersonId, isLogoutOwed } from '#src/data/database/device-db.ts';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { readMeta } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { addHighlight, createDraft, editDraft, submitPitch } from '#src/data/drafts.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { beginPerson, forgetPerson } from './people.ts';
import { newsShownUntil, noteNewsShown } from './shown-news.ts';

localStorageHere();

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const guest = openPersonDb('guest');
  await Promise.all(guest.tables.map((table) => table.clear()));
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
