import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { MessageHere } from '#src/data/deliveries.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const at = '2026-03-01T09:00:00.000Z';

/** So many messages up to a number, every second of which is one's own. */
function upTo(last: number, count: number): MessageHere[] {
  return Array.from({ length: count }, (_, nth) => {
    const number = last - count + 1 + nth;
    const ids = { id: `m${number}`, connectionId: 'c', senderId: 's', recipientId: 'r' };
    const told = { isMine: number % 2 === 0, isSeen: false, waiting: null };
    return { ...ids, number, text: 'Looms', writtenAt: at, sentAt: at, ...told };
  });
}

/** A log in which each message is so high, and in which somebody has scrolled up; what is shown there next. */
async function scrolledUp(first: {
  messages: MessageHere[];
  newest: MessageHere[];
  hasLater: boolean;
  sought: number | null;
}) {
  const heard: (() => void)[] = [];
  /** What was told of the end, and of which messages by then. */
  const heardOf: [last: number | undefined, isAtEnd: boolean][] = [];
  const element = {
    scrollTop: 0,
    scrollHeight: first.messages.length * 50,
    clientHeight: 500,
    firstElementChild: null,
    querySelector: () => (first.sought === null ? null : { scrollIntoView() {} }),
    addEventListener: (_: string, listener: () => void) => heard.push(listener),
    removeEventListener() {},
  };
  const now = liveHook(() => {
    const [told, show] = useState(first);
    const onEnd = (isAtEnd: boolean) => void heardOf.push([told.newest.at(-1)?.number, isAtEnd]);
    const held = useStayAtEnd({ ...told, onEnd, onNewest: () => {} });
    held.log.current = element as unknown as HTMLDivElement; // as far as it is asked
    return { show };
  });
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  const scroll = (top: number) => {
    element.scrollTop = top;
    for (const listener of heard) listener();
  };
  scroll(700);
  const show = async (next: Partial<typeof first>) => {
    element.scrollHeight = (next.messages ?? first.messages).length * 50;
    now().show({ ...first, ...next });
    await drawn();
    return element.scrollTop;
  };
  return { show, scroll, heardOf };
}

const newest = upTo(399, 100);

test('later messages appear below what is read, also where the last of them is one’s own', async () => {
  const { show } = await scrolledUp({ messages: upTo(170, 101), newest, hasLater: true, sought: 120 });
  expect(await show({ messages: upTo(270, 201) })).toBe(700);
});

test('one’s own new message brings the end back', async () => {
  const { show } = await scrolledUp({ messages: newest, newest, hasLater: false, sought: null });
  const more = upTo(400, 101);
  expect(await show({ messages: more, newest: more })).toBe(5050);
});

test('of what is sought somewhere else nothing moves where one’s own only arrives', async () => {
  const { show } = await scrolledUp({ messages: upTo(170, 101), newest, hasLater: true, sought: 120 });
  expect(await show({ newest: upTo(400, 100) })).toBe(700);
});

test('once what was sought is sought no more, the end is back', async () => {
  const { show } = await scrolledUp({ messages: upTo(170, 101), newest, hasLater: true, sought: 120 });
  expect(await show({ messages: newest, hasLater: false, sought: null })).toBe(5000);
});

test('that somebody has gone up is told of the messages that are shown by then', async () => {
  const { show, scroll, heardOf } = await scrolledUp({
    messages: newest,
    newest,
    hasLater: false,
    sought: null,
  });
  const later = upTo(402, 100);
  await show({ messages: later, newest: later });
  scroll(900);
  expect(heardOf.at(-1)).toEqual([402, false]);
});
