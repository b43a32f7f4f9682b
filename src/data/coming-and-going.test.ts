import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { holdOfPage } from './held-by-page.ts';
import { heldOwners } from './held-words.ts';
import { keptWork } from './kept-people.ts';
import { beginPerson, finishLeaving, forgetPerson, removeKeptWork } from './people.ts';
import { unsavedOf } from './unsaved-words.ts';

const left = new Map<string, string>();
globalThis.localStorage ??= Object.assign(Object.create(null), {
  getItem: (key: string) => left.get(key) ?? null,
  setItem: (key: string, value: string) => void left.set(key, value),
  removeItem: (key: string) => void left.delete(key),
  key: (at: number) => [...left.keys()][at] ?? null,
});
Object.defineProperty(localStorage, 'length', { get: () => left.size, configurable: true });

const userOf = (id: string, email = 'tara@people.example') =>
  ({
    id,
    email,
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    emailVerified: true,
    phoneVerified: true,
  }) as const;
const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  for (const { userId } of await keptWork()) await removeKeptWork(userId);
  left.clear();
});

test('who was signed out by another’s coming keeps the words of a tab that closed, though that one has signed out by the next start', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(userOf(tara), 'a token');
  await beginPerson(userOf(meera, 'meera@people.example'), 'a token');
  holdOfPage(tara, 'draft', 'a draft', words);
  await forgetPerson({ logoutOwed: true });
  await finishLeaving();
  expect(await keptWork()).toMatchObject([{ userId: tara, count: 1 }]);
  await beginPerson(userOf(tara), 'a token');
  expect(await unsavedOf('a draft')).toEqual(words);
});

test('who signed out leaves nothing on a shared device, though a frozen tab of theirs wakes once somebody else is there', async () => {
  const [tara, meera] = [newId(), newId()];
  await beginPerson(userOf(tara), 'a token');
  await forgetPerson({ logoutOwed: true });
  await beginPerson(userOf(meera, 'meera@people.example'), 'a token');
  holdOfPage(tara, 'draft', 'a draft', words);
  await finishLeaving();
  expect([...heldOwners().keys()]).toEqual([]);
  expect(await keptWork()).toEqual([]);
});

test('who came back after another and signed out then leaves nothing either', async () => {
  const [tara, meera] = [newId(), newId()];
  for (const id of [tara, meera, tara]) await beginPerson(userOf(id), 'a token');
  await forgetPerson({ logoutOwed: true });
  holdOfPage(tara, 'draft', 'a draft', words);
  await finishLeaving();
  expect([...heldOwners().keys()]).toEqual([]);
});
