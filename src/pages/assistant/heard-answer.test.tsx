import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import type { Ask } from '#src/data/database/person-db.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { newId } from '#sync/ids.ts';
import { DollarPanel } from './dollar-panel.tsx';
import { useHeardAnswer } from './use-heard-answer.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

function replyOf(message: string) {
  return { message, response: message, references: [], source: 'rules' };
}

function asked(told: Partial<Ask>): Ask {
  const ask = { id: newId(), task: 'chat', context: 'general', href: '/', input: {} } as const;
  return { ...ask, question: 'What matters?', ...told };
}

/** A conversation that is open, at first with these; what is said once what comes next has lasted. */
async function opened(...asks: Ask[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore<{ asks?: Ask[]; isPending: boolean }>(() => ({ asks, isPending: false }));
  const heard = liveHook(() => {
    const { asks, isPending } = useStore(store);
    return useHeardAnswer(asks, isPending);
  });
  await vi.waitFor(() => expect(heard()).toBe(''));
  return async (asks: Ask[], { isPending = false, forMs = 5_000 } = {}) => {
    store.setState({ asks, isPending });
    await drawn();
    vi.advanceTimersByTime(forMs);
    await drawn();
    return heard();
  };
}

test('what was said to Dollar before is not read out as one opens the conversation', async () => {
  const db = await nobodyHere();
  await db.asks.put(asked({ reply: replyOf('Look at the team.') }));
  const page = await drawScreen(<DollarPanel context="general" />);
  expect(page).toContain('Look at the team.');
  expect(page).toMatch(/<div role="log" aria-live="off"/);
  expect(page).toMatch(/<p role="status"[^>]*><\/p>/);
});

test('an answer is heard once it is whole, without the signs of its markdown, and that it takes a while', async () => {
  const before = asked({ reply: replyOf('Look at the team.') });
  const then = await opened(before);
  const ask = asked({});
  expect(await then([before, ask], { isPending: true, forMs: 300 })).toBe('');
  expect(await then([before, ask], { isPending: true })).toBe('Dollar is thinking…');
  const reply = replyOf('## First\n\nLook at **the team** on [Explore](/explore).\n\n- its market');
  expect(await then([before, { ...ask, reply }])).toBe(
    'Dollar: First. Look at the team on Explore. its market. By rules',
  );
});

test('an answer is not heard again while the next question waits for its own', async () => {
  const then = await opened();
  const first = asked({ reply: replyOf('Look at the team.') });
  await then([first]);
  expect(await then([first], { isPending: true, forMs: 300 })).toBe('');
  expect(await then([first, asked({})], { forMs: 300 })).toBe('');
});

test('an answer that comes later is heard also while the next question waits for its own', async () => {
  const then = await opened();
  const waits = asked({ reply: replyOf('Look at the team.'), isHere: true, waits: 1 });
  await then([waits]);
  await then([waits], { isPending: true, forMs: 300 });
  const joined = { ...waits, joined: { ...replyOf('The market.'), source: 'ai' } };
  const next = asked({});
  expect(await then([joined, next], { isPending: true })).toMatch(/^The AI.*: The market\. Answered by AI$/);
  const reply = replyOf('Its debts.');
  expect(await then([joined, { ...next, reply }])).toMatch(/^Dollar: Its debts\./);
});

test('that one has stopped an answer is heard', async () => {
  const then = await opened();
  expect(await then([asked({ stopped: 'Look at' })])).toBe('Stopped');
});

test('that nobody could answer is heard, and that one’s question waits for the AI', async () => {
  const then = await opened();
  const failed = asked({ failed: 1 });
  expect(await then([failed])).toMatch(/^Dollar: I’m experiencing technical difficulties/);
  const waits = asked({ reply: replyOf('Look at the team.'), isHere: true, waits: 1 });
  expect(await then([failed, waits])).toMatch(
    /^Dollar: Look at the team\. When there is a network again the AI is asked.* By rules, on this device$/,
  );
  const joined = { ...waits, joined: { ...replyOf('The market.'), source: 'ai' } };
  expect(await then([failed, joined])).toBe('The AI’s answer, which came later: The market. Answered by AI');
});
