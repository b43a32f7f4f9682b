import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { typedItems } from '#src/data/words/typed-unsent.ts';
import { keepTyped, typedIn } from '#src/data/words/typed-words.ts';
import { newId } from '#sync/ids.ts';
import type { Outcome, ShownRow } from '#sync/protocol.ts';
import type { Message } from '#sync/records/message.ts';
import type { Thread } from '#sync/records/thread.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { conversationOf } from './conversation.ts';
import { unreadMessages } from './conversations.ts';
import { markRead, sendMessage } from './messages.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const now = '2026-03-01T09:00:00.000Z';
const asha = { id: newId(), name: 'Asha Rao' };
let db: PersonDb;
let userId: string;
let id: string;
beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  userId = newId();
  const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
  await beginPerson({ id: userId, ...person, emailVerified: true, phoneVerified: true }, 'a token');
  db = await currentDb();
  id = connectionId(userId, asha.id, null);
  const people = { investorId: userId, investorName: 'Tara Menon', entrepreneurId: asha.id };
  const asked = { entrepreneurName: asha.name, requestedBy: 'investor', opportunityId: null, dealTitle: '' };
  const answered = {
    status: 'accepted',
    message: '',
    reason: '',
    createdAt: now,
    answeredAt: now,
    endedAt: null,
  };
  await answer(never, [{ table: 'connections', id, row: { id, ...people, ...asked, ...answered } }]);
});

/** What the server says to everything that waits. */
async function answer(result: (sent: { seq: number; id: string }) => Outcome, changes: ShownRow[] = []) {
  const request = await prepareRequest(db, Date.parse(now));
  const at = Math.max(0, ...Object.values(request.cursors)) + 1;
  const outcomes = request.mutations.map(result);
  const news = {
    changes,
    deletions: [],
    cursors: { [userId]: at, public: at },
    more: false,
    directory: null,
  };
  const clock = { deviceNow: Date.parse(now), serverNow: Date.parse(now) };
  await applyReply(db, request, { epoch: 'e', outcomes, ...news }, clock);
}

function never(): never {
  throw new Error('Nothing was sent');
}

function sentAs({ seq, id }: { seq: number; id: string }) {
  return { seq, id };
}

/** Asha's message of that number, as the server shows it with the thread. */
function fromAsha(number: number, text: string, given: Partial<Thread> = {}): ShownRow[] {
  const sides = { senderId: asha.id, recipientId: userId };
  const row: Message = { id: newId(), connectionId: id, ...sides, number, text, writtenAt: now, sentAt: now };
  const last = { count: number, lastId: row.id, lastAt: now, investorRead: 0, entrepreneurRead: number };
  const thread: Thread = { id, investorId: userId, entrepreneurId: asha.id, ...last, ...given };
  return [
    { table: 'threads', id, row: thread },
    { table: 'directMessages', id: row.id, row },
  ];
}

const shown = async () => {
  const conversation = await conversationOf(db, id, 100);
  if (!conversation) throw new Error('The conversation is here');
  return conversation;
};
const texts = async () => (await shown()).messages.map(({ text }) => text);

test('a message without a network stands in the conversation at once, and says that it is on this device', async () => {
  await sendMessage(id, asha, ' Do the looms run at night? ');
  expect((await shown()).messages).toMatchObject([
    { text: 'Do the looms run at night?', isMine: true, waiting: { isSending: false, reason: null } },
  ]);
  const words = 'message:  Do the looms run at night? ';
  expect(await outboxItems(db)).toMatchObject([
    { title: 'Message to Asha Rao', href: `/messages/${id}`, changes: [{ words }] },
  ]);
});

test('a message does not go in the name of whoever else is at this tab by now', async () => {
  const sending = sendMessage(id, asha, 'Hello', { from: newId() });
  await expect(sending).rejects.toMatchObject({ failure: { code: 'person-left' } });
  expect([await texts(), await db.outbox.count()]).toEqual([[], 0]);
});

test('a message that was sent is seen once the other has read it', async () => {
  await sendMessage(id, asha, 'Hello');
  const [message] = await rowsOf(db, 'directMessages').toArray();
  const thread = await rowsOf(db, 'threads').get(id);
  if (!message || !thread) throw new Error('Both are here');
  const rows: ShownRow[] = [
    { table: 'threads', id, row: thread },
    { table: 'directMessages', id: message.id, row: message },
  ];
  await answer((sent) => ({ result: 'applied', ...sentAs(sent), at: 1 }), rows);
  expect((await shown()).messages).toMatchObject([{ isSeen: false, waiting: null }]);
  await answer(never, [{ table: 'threads', id, row: { ...thread, entrepreneurRead: 1 } }]);
  expect((await shown()).messages).toMatchObject([{ isSeen: true, waiting: null }]);
});

test('what the other sent meanwhile stands before what is still unsent here', async () => {
  await sendMessage(id, asha, 'Written on a train');
  await answer(
    (sent) => ({
      result: 'later',
      ...sentAs(sent),
      failure: { code: 'x', message: 'Not yet.' },
      retryAt: null,
    }),
    fromAsha(1, 'Sent meanwhile'),
  );
  expect(await texts()).toEqual(['Sent meanwhile', 'Written on a train']);
  expect((await shown()).messages.map(({ waiting }) => waiting?.reason)).toEqual([undefined, 'Not yet.']);
});

test('unread is what came from the other and was not seen; reading is noted once for all of it', async () => {
  await answer(never, fromAsha(1, 'One'));
  await answer(never, fromAsha(2, 'Two'));
  expect(await unreadMessages(db)).toBe(2);
  await markRead(id, 1);
  await markRead(id, 2);
  expect(await unreadMessages(db)).toBe(0);
  expect((await outboxItems(db)).map(({ title }) => title)).toEqual([
    'Messages from Asha Rao marked as read',
  ]);
});

test('an answer that is written before the rest was read leaves the rest unread', async () => {
  await answer(never, fromAsha(1, 'One'));
  await sendMessage(id, asha, 'Hello');
  expect(await unreadMessages(db)).toBe(1);
});

test('a message that is taken back is gone, and the conversation as it was', async () => {
  await answer(never, fromAsha(1, 'One'));
  await sendMessage(id, asha, 'Hello');
  const key = (await shown()).messages.at(-1)?.waiting?.key ?? '';
  await cancelItem(key);
  expect(await texts()).toEqual(['One']);
  expect(await rowsOf(db, 'threads').get(id)).toMatchObject({ count: 1 });
});

test('a message that is refused keeps its words in the conversation, with the reason', async () => {
  await sendMessage(id, asha, 'Hello');
  const failure = { code: 'messages-closed', message: 'Messages cannot be sent to this person.' };
  await answer((sent) => ({ result: 'refused', ...sentAs(sent), at: 9, failure }));
  expect(await shown()).toMatchObject({
    messages: [],
    refused: [{ text: 'Hello', reason: failure.message, canRetry: true }],
  });
});

test('words that went before the connection was accepted can be tried again, as it may be now', async () => {
  await sendMessage(id, asha, 'Hello');
  const failure = { code: 'not-connected', message: 'You are not connected now.' };
  await answer((sent) => ({ result: 'refused', ...sentAs(sent), at: 9, failure }));
  expect(await shown()).toMatchObject({ messages: [], refused: [{ text: 'Hello', canRetry: true }] });
});

test('nobody writes where the connection has ended, and nothing is queued', async () => {
  const connection = await rowsOf(db, 'connections').get(id);
  if (!connection) throw new Error('It is here');
  await answer(never, [{ table: 'connections', id, row: { ...connection, status: 'ended', endedAt: now } }]);
  await expect(sendMessage(id, asha, 'Hello')).rejects.toMatchObject({ failure: { code: 'not-connected' } });
  expect(await db.outbox.count()).toBe(0);
});

test('what was typed is kept by conversation, until it is empty', async () => {
  const { turn } = await keepTyped(id, 'Dear Asha', 0);
  expect((await typedIn(db, id)).text).toBe('Dear Asha');
  expect((await typedIn(db, newId())).text).toBe('');
  expect(await typedItems(db)).toMatchObject([{ title: 'Message to Asha Rao' }]);
  await keepTyped(id, '', turn);
  expect((await typedIn(db, id)).text).toBe('');
  expect(await typedItems(db)).toEqual([]);
});

test('of a long conversation the last messages are shown, and that there are earlier ones', async () => {
  for (let number = 1; number <= 5; number += 1) await answer(never, fromAsha(number, `Message ${number}`));
  const conversation = await conversationOf(db, id, 3);
  expect(conversation?.messages.map(({ number }) => number)).toEqual([3, 4, 5]);
  expect(conversation?.hasEarlier).toBe(true);
  expect((await conversationOf(db, id, 5))?.hasEarlier).toBe(false);
});
