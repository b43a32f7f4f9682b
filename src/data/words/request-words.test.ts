import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { requestConnection } from '#src/data/connections.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { discardTyped } from './discard-typed.ts';
import { typedItems } from './typed-unsent.ts';
import { keepTyped, typedIn } from './typed-words.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const asked = {
  otherId: newId(),
  otherName: 'Asha Rao',
  otherType: 'entrepreneur' as const,
  opportunityId: newId(),
};
const place = `/investment/${asked.opportunityId}`;
const said = 'Do the looms run at night?';
let db: PersonDb;
let id: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  const userId = newId();
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
  await beginPerson({ id: userId, ...person, emailVerified: true, phoneVerified: true }, 'a token');
  db = await currentDb();
  id = connectionId(userId, asked.otherId, asked.opportunityId);
  await keepTyped(id, said, 0, { name: asked.otherName, href: place });
});

const typed = async () => (await typedIn(db, id)).text;

test('the message of a request is in the outbox and out of what was typed at once, or neither', async () => {
  const fail = () => {
    throw new Error('The tab has crashed');
  };
  db.typed.hook('updating', fail);
  await expect(requestConnection({ ...asked, message: said })).rejects.toThrow();
  db.typed.hook('updating').unsubscribe(fail);
  expect([await db.outbox.count(), await typed()]).toEqual([0, said]);
  await requestConnection({ ...asked, message: said });
  expect([await db.outbox.count(), await typed()]).toEqual([1, '']);
});

test('a request without them leaves the words for the conversation', async () => {
  await requestConnection({ ...asked, message: '' });
  expect(await typed()).toBe(said);
});

test('words for a request that was not sent are named, with whom they are for and where they were typed', async () => {
  expect(await typedItems(db)).toMatchObject([
    { title: 'Message to Asha Rao', href: place, changes: [{ words: `message: ${said}` }] },
  ]);
});

test('words that are let go are gone, also for a tab that shows them', async () => {
  const { turn } = await typedIn(db, id);
  await discardTyped(id);
  expect(await typedItems(db)).toEqual([]);
  expect(await typedIn(db, id)).toEqual({ text: '', turn: turn + 1 });
});
