import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import type { ConversationHere } from '#src/data/conversation.ts';
import type { MessageHere } from '#src/data/deliveries.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { readable } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { MessageLog } from './message-log.tsx';
import { useHeardMessages } from './use-heard-messages.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const at = '2026-03-01T09:00:00.000Z';

function message(text: string, told: Partial<MessageHere> = {}): MessageHere {
  const ids = { id: newId(), connectionId: newId(), senderId: newId(), recipientId: newId() };
  const times = { writtenAt: at, sentAt: at };
  return { ...ids, ...times, number: 1, text, isMine: false, isSeen: false, waiting: null, ...told };
}

const sent = { isMine: true };
const waiting = { isMine: true, waiting: { key: 'k', isSending: false, reason: null } };

async function conversation(messages: MessageHere[]): Promise<ConversationHere> {
  const { userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
  const other = otherOf(connection, userId);
  return {
    connection,
    other,
    messages,
    newest: messages,
    hasEarlier: false,
    stretch: null,
    read: 0,
    refused: [],
    isBlocked: false,
  };
}

/** A conversation that is open, at first with these; what is said of each that it holds next. */
async function opened(...messages: MessageHere[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore(() => ({
    messages,
    refused: [] as ConversationHere['refused'],
    isArriving: false,
  }));
  const heard = liveHook(() => {
    const { isArriving, messages: newest, refused } = useStore(store);
    return useHeardMessages({ newest, refused }, isArriving);
  });
  await vi.waitFor(() => expect(heard()).toBeDefined());
  return async (next: Partial<ReturnType<typeof store.getState>>) => {
    store.setState(next);
    await drawn();
    vi.advanceTimersByTime(5_000);
    await drawn();
    return { theirs: heard().theirs.map(({ text }) => text), own: heard().own };
  };
}

test('what stands in a conversation is not read out as one opens it', async () => {
  const told = await conversation([message('We weave silk.')]);
  const page = await drawScreen(
    <MessageLog
      conversation={told}
      sought={null}
      onEnd={vi.fn()}
      turning={{ onEarlier: vi.fn(), onLater: vi.fn(), onNewest: vi.fn(), onReading: vi.fn() }}
      onPutBack={null}
      onTakeBack={null}
    />,
  );
  expect(readable(page)).toContain('We weave silk.');
  expect(page).toMatch(/<div role="log" aria-live="off"/);
  expect(page).toMatch(/<p role="status"><\/p>/);
});

test('a message that comes is heard, once, and none of those before it', async () => {
  const first = message('We weave silk.', { number: 1 });
  const second = message('And wool.', { number: 2 });
  const third = message('In Surat.', { number: 3 });
  const then = await opened(first);
  expect(await then({ messages: [first, second] })).toEqual({ theirs: ['And wool.'], own: '' });
  expect(await then({ messages: [first, second, third] })).toEqual({ theirs: ['In Surat.'], own: '' });
});

test('of earlier messages that are asked for none is read out, nor of what is left when one is taken back', async () => {
  const early = message('Hello.', { number: 1 });
  const first = message('We weave silk.', { number: 2 });
  const mine = message('Looms?', { ...sent, number: 3 });
  const then = await opened(first);
  await then({ messages: [first, mine] });
  const last = message('Who pays?', { ...waiting, number: 4 });
  expect(await then({ messages: [early, first, mine, last] })).toEqual({
    theirs: [],
    own: 'On this device',
  });
  expect(await then({ messages: [early, first, mine] })).toEqual({ theirs: [], own: '' });
});

test('what is only arriving on this device is not read out, one’s own neither, and what comes then is', async () => {
  const [first, second, third] = [1, 2, 3].map((number) => message(`Message ${number}`, { number }));
  const mine = message('Looms?', { ...sent, number: 2 });
  if (!first || !second || !third) throw new Error('There are three');
  const then = await opened(first);
  const arriving = { messages: [first, mine], isArriving: true };
  expect(await then(arriving)).toEqual({ theirs: [], own: '' });
  expect(await then({ messages: [first, mine, third] })).toEqual({ theirs: [], own: '' });
  const fourth = message('And wool.', { number: 4 });
  expect(await then({ messages: [first, mine, third, fourth], isArriving: false })).toEqual({
    theirs: ['And wool.'],
    own: '',
  });
});

test('an own message among earlier ones that are asked for is not said to have been sent', async () => {
  const then = await opened(message('We weave silk.', { number: 7 }));
  const early = message('Looms?', { ...sent, number: 1 });
  expect((await then({ messages: [early, message('We weave silk.', { number: 7 })] })).own).toBe('');
});

test('a message of theirs is heard that comes while one’s own waits', async () => {
  const own = message('Who pays?', { ...waiting, number: 1 });
  const then = await opened(own);
  const theirs = message('Schools do.', { number: 1 });
  expect((await then({ messages: [theirs, own] })).theirs).toEqual(['Schools do.']);
});

test('of one’s own one hears how far it has come, and that it was not taken', async () => {
  const first = message('We weave silk.', sent);
  const then = await opened(first);
  const own = message('Who pays?', waiting);
  expect((await then({ messages: [first, own] })).own).toBe('On this device');
  expect((await then({ messages: [first, { ...own, waiting: null }] })).own).toBe('Sent');
  expect((await then({ messages: [first, { ...own, waiting: null, isSeen: true }] })).own).toBe('Sent');
  const refused = { key: 'k', text: 'x', attachments: [], at, reason: 'You are blocked', canRetry: false };
  expect((await then({ messages: [first], refused: [refused] })).own).toBe('Not sent: You are blocked');
});
