import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { liveAnswer } from '#src/data/database/live-answer.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { typedNotSent } from '#src/data/words/typed-unsent.ts';
import { keepTyped } from '#src/data/words/typed-words.ts';
import { newId } from '#sync/ids.ts';
import type { Connection } from '#sync/records/connection.ts';
import { blockId } from '#sync/rules/messages.ts';
import { blockedPeople } from './blocked-people.ts';
import { conversationOf } from './conversation.ts';
import { conversations, unreadMessages } from './conversations.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const now = '2026-03-01T09:00:00.000Z';
let db: PersonDb;
let userId: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  userId = newId();
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
  await beginPerson({ id: userId, ...person, emailVerified: true, phoneVerified: true }, 'a token');
  db = await currentDb();
});

/** A conversation in which the other has written `count` messages that nobody has read. */
async function conversation(name: string, count = 1): Promise<{ id: string; otherId: string }> {
  const [id, otherId] = [newId(), newId()];
  const people = { investorId: userId, investorName: 'Tara Menon', entrepreneurId: otherId };
  const asked = {
    entrepreneurName: name,
    requestedBy: 'investor' as const,
    opportunityId: null,
    dealTitle: '',
  };
  const times = { createdAt: now, answeredAt: now, endedAt: null };
  const said = { status: 'accepted' as const, message: '', reason: '' };
  const connection: Connection = { id, ...people, ...asked, ...said, ...times };
  const messages = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    connectionId: id,
    senderId: otherId,
    recipientId: userId,
    number: at + 1,
    text: `Message ${at + 1}`,
    writtenAt: now,
    sentAt: now,
  }));
  await rowsOf(db, 'connections').put(connection);
  await rowsOf(db, 'directMessages').bulkPut(messages);
  const sides = { investorId: userId, entrepreneurId: otherId, investorRead: 0, entrepreneurRead: count };
  const last = { count, lastId: messages.at(-1)?.id ?? '', lastAt: now };
  await rowsOf(db, 'threads').put({ id, ...sides, ...last });
  return { id, otherId };
}

/** How often IndexedDB is asked for something while work is done. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const asked = [
    vi.spyOn(IDBObjectStore.prototype, 'get'),
    vi.spyOn(IDBObjectStore.prototype, 'getAll'),
    vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    vi.spyOn(IDBIndex.prototype, 'getAll'),
    vi.spyOn(IDBIndex.prototype, 'count'),
    vi.spyOn(IDBIndex.prototype, 'openCursor'),
  ];
  await work();
  return asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

test('the list of conversations asks for the last message of each, and for the unread of those that have any', async () => {
  for (let nth = 0; nth < 20; nth += 1) {
    const { id } = await conversation(`Person ${nth}`, 3);
    if (nth > 0) await rowsOf(db, 'threads').update(id, { investorRead: 3 });
  }
  const reads = await readsDuring(() => conversations(db));
  // Connections, threads, blocks, what waits, one message each, the unread of the one.
  expect(reads).toBeLessThanOrEqual(4 + 20 + 1);
  expect((await conversations(db)).map(({ unread }) => unread).sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 19 }, () => 0),
    3,
  ]);
});

test('a letter that is typed is no reason to read the conversations anew', async () => {
  const { id } = await conversation('Asha Rao');
  const [runs, typed] = [vi.fn(), vi.fn()];
  const stops = [
    liveAnswer(async (own) => conversations(own)).subscribe(runs),
    liveAnswer(async (own) => typedNotSent(own)).subscribe(typed),
  ];
  await expect.poll(() => [runs.mock.calls.length, typed.mock.calls.length]).toEqual([1, 1]);
  await keepTyped(id, 'Dear Asha', 0);
  await expect.poll(() => typed.mock.lastCall).toMatchObject([[{ text: 'Dear Asha' }]]);
  expect(runs).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('of a long conversation no more is read than is asked for, and what comes last is told with it', async () => {
  const { id } = await conversation('Asha Rao', 400);
  const numbers = (messages: { number: number }[] = []) => [messages[0]?.number, messages.at(-1)?.number];
  const inside = await conversationOf(db, id, 100, { from: 50, to: 150 });
  expect(inside).toMatchObject({ hasEarlier: true, stretch: { from: 50, to: 150 } });
  expect([inside?.messages, inside?.newest].map(numbers)).toEqual([
    [50, 150],
    [301, 400],
  ]);
  expect(inside?.messages).toHaveLength(101);
  const begun = await conversationOf(db, id, 100, { from: -10, to: 90 });
  expect(begun).toMatchObject({ hasEarlier: false, stretch: { to: 90 } });
  const ended = await conversationOf(db, id, 100, { from: 350, to: 450 });
  expect(ended).toMatchObject({ hasEarlier: true, stretch: { from: 350, to: null } });
  expect(numbers(ended?.messages)).toEqual([350, 400]);
  const nowhere = await conversationOf(db, id, 100, { from: 950, to: 1050 });
  expect(nowhere).toMatchObject({ stretch: null });
  expect(numbers(nowhere?.messages)).toEqual([301, 400]);
});

test('of messages that are still on their way there are later ones', async () => {
  const { id } = await conversation('Asha Rao', 400);
  await rowsOf(db, 'directMessages')
    .filter(({ number }) => number > 120)
    .delete();
  const found = await conversationOf(db, id, 100, { from: 50, to: 150 });
  expect(found?.messages).toHaveLength(71);
  expect(found?.stretch).toEqual({ from: 50, to: 150 });
});

test('what somebody wrote who is blocked is not counted as unread, and they are listed by name until forgiven', async () => {
  const asha = await conversation('Asha Rao', 2);
  await conversation('Meera Iyer');
  expect(await unreadMessages(db)).toBe(3);
  const id = blockId(userId, asha.otherId);
  const row = { id, blockerId: userId, blockedId: asha.otherId, isOn: true, at: now };
  await rowsOf(db, 'blocks').put(row);
  expect(await unreadMessages(db)).toBe(1);
  expect(await blockedPeople(db)).toEqual([{ id: asha.otherId, name: 'Asha Rao' }]);
  await rowsOf(db, 'blocks').put({ ...row, isOn: false });
  expect(await blockedPeople(db)).toEqual([]);
});
