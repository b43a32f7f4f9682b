import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { useAtRest } from './use-at-rest.ts';

test('what counts along with each letter is not to be heard at every letter, and is once the typing rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let write = (_: string) => {};
  const shown = liveHook(() => {
    const [words, setWords] = useState('0 so far');
    write = setWords;
    return { words, isAtRest: useAtRest(words) };
  });
  await vi.waitFor(() => expect(shown()).toEqual({ words: '0 so far', isAtRest: true }));
  for (const words of ['1 so far', '2 so far', '3 so far']) {
    write(words);
    await vi.waitFor(() => expect(shown()).toEqual({ words, isAtRest: false }));
    vi.advanceTimersByTime(500);
  }
  expect(shown().isAtRest).toBe(false);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(shown()).toEqual({ words: '3 so far', isAtRest: true }));
});

test('what came with the typing is not to be heard at once either', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isAtRest = liveHook(() => useAtRest('₹2', true));
  await vi.waitFor(() => expect(isAtRest()).toBe(false));
  vi.advanceTimersByTime(1_500);
  await vi.waitFor(() => expect(isAtRest()).toBe(true));
});
