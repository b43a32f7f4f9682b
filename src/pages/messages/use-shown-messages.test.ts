import 'fake-indexeddb/auto';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { sendMessage } from '#src/data/messages.ts';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { newId } from '#sync/ids.ts';
import { useShownMessages } from './use-shown-messages.ts';

/** Each step asks the database anew. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

const at = '2026-03-01T09:00:00.000Z';

/** A conversation of so many messages of the other; how one more is written. */
async function longConversation(count: number) {
  const { db, userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
  const { id, entrepreneurId } = connection;
  await rowsOf(db, 'connections').put(connection);
  const written = (number: number, senderId: string) => ({
    id: newId(),
    connectionId: id,
    senderId,
    recipientId: senderId === userId ? entrepreneurId : userId,
    number,
    text: `Message ${number}`,
    writtenAt: at,
    sentAt: at,
  });
  const all = Array.from({ length: count }, (_, nth) => written(nth + 1, entrepreneurId));
  await rowsOf(db, 'directMessages').bulkPut(all);
  await rowsOf(db, 'threads').put({
    id,
    investorId: userId,
    entrepreneurId,
    count,
    lastId: all.at(-1)?.id ?? '',
    lastAt: at,
    investorRead: 0,
    entrepreneurRead: 0,
  });
  return {
    id,
    add: (number: number, isOwn: boolean) =>
      rowsOf(db, 'directMessages').put(written(number, isOwn ? userId : entrepreneurId)),
    send: () => sendMessage(id, { id: entrepreneurId, name: 'Asha' }, 'One more'),
  };
}

/** The conversation as it is shown to whoever seeks a message; which numbers stand there. */
function sought(id: string, number: number | null) {
  const now = liveHook(() => {
    const [at, seek] = useState(number);
    return { ...useShownMessages(id, at, () => seek(null)), seek };
  });
  const numbers = () => {
    const shown = now()?.conversation?.messages ?? [];
    return [shown[0]?.number, shown.at(-1)?.number];
  };
  return { now, numbers };
}

test('what is sought is shown with what stands around it, and more by and by', async () => {
  const { id, add: addMessage } = await longConversation(400);
  const { now, numbers } = sought(id, 120);
  await soon(() => expect(numbers()).toEqual([70, 170]));
  await addMessage(401, false);
  await soon(() => expect(now().conversation?.newest.at(-1)?.number).toBe(401));
  expect(numbers()).toEqual([70, 170]);
  now().onEarlier();
  await soon(() => expect(numbers()).toEqual([1, 170]));
  now().onLater();
  await soon(() => expect(numbers()).toEqual([1, 270]));
  now().onNewest();
  await soon(() => expect(numbers()).toEqual([302, 401]));
});

test('what is sought once more is shown once more, after the newest were, also where nothing came later', async () => {
  const { id } = await longConversation(400);
  const { now, numbers } = sought(id, 120);
  await soon(() => expect(numbers()).toEqual([70, 170]));
  for (const [number, around] of [
    [380, [330, 400]],
    [120, [70, 170]],
  ] as const) {
    now().onNewest();
    await soon(() => expect(numbers()).toEqual([301, 400]));
    now().seek(number);
    await soon(() => expect(numbers()).toEqual(around));
  }
});

test('where nothing came later, whatever comes is shown below it', async () => {
  const { id, add: addMessage } = await longConversation(400);
  const { now, numbers } = sought(id, 320);
  await soon(() => expect(numbers()).toEqual([270, 370]));
  now().onLater();
  await soon(() => expect(numbers()).toEqual([270, 400]));
  await drawn();
  await addMessage(480, false);
  await soon(() => expect(numbers()).toEqual([270, 480]));
});

test('what is sought stays where a message of one’s own was written in another tab, or on another device', async () => {
  const { id, add: addMessage, send } = await longConversation(400);
  const { now, numbers } = sought(id, 120);
  await soon(() => expect(numbers()).toEqual([70, 170]));
  await addMessage(401, true);
  await soon(() => expect(now().conversation?.newest.at(-1)?.number).toBe(401));
  await send();
  await soon(() => expect(now().conversation?.newest.at(-1)?.text).toBe('One more'));
  await drawn();
  expect(numbers()).toEqual([70, 170]);
});

test('of what one has gone up to read nothing goes for what comes, until one is at the newest again', async () => {
  const { id, add: addMessage } = await longConversation(400);
  const { now, numbers } = sought(id, null);
  await soon(() => expect(numbers()).toEqual([301, 400]));
  await addMessage(401, false);
  await soon(() => expect(numbers()).toEqual([302, 401]));
  now().onReading();
  await drawn();
  await addMessage(402, false);
  await soon(() => expect(numbers()).toEqual([302, 402]));
  now().onEarlier();
  await soon(() => expect(numbers()).toEqual([202, 402]));
  now().onNewest();
  await soon(() => expect(numbers()).toEqual([303, 402]));
});

test('who asks for earlier ones in the moment in which they go up has them', async () => {
  const { id } = await longConversation(400);
  const { now, numbers } = sought(id, null);
  await soon(() => expect(numbers()).toEqual([301, 400]));
  const before = now();
  before.onReading();
  await vi.waitUntil(() => now() !== before, { interval: 0 });
  now().onEarlier();
  await soon(() => expect(numbers()).toEqual([201, 400]));
  now().onNewest();
  await soon(() => expect(numbers()).toEqual([301, 400]));
});

test('who reads a conversation from its beginning sees what comes into it late, too', async () => {
  const { id, add: addMessage } = await longConversation(99);
  const { now, numbers } = sought(id, null);
  await soon(() => expect(numbers()).toEqual([1, 99]));
  now().onReading();
  await drawn();
  await addMessage(100, false);
  await addMessage(101, false);
  await soon(() => expect(numbers()).toEqual([1, 101]));
});

test('who is brought to the newest before these were read has not gone up to read what was sought', async () => {
  const { id } = await longConversation(400);
  const { now, numbers } = sought(id, 120);
  await soon(() => expect(numbers()).toEqual([70, 170]));
  const before = now();
  before.onNewest();
  await vi.waitUntil(() => now() !== before, { interval: 0 });
  expect(numbers()).toEqual([70, 170]);
  now().onReading();
  await soon(() => expect(numbers()).toEqual([301, 400]));
});
