import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLooking } from './keep-looking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Looks that take so long (ms), each seeing when it began, and what was seen so far. */
function looking(takes: number) {
  const started = Date.now();
  const seen: (number | null)[] = [];
  const stop = keepLooking(
    async () => {
      const begun = Date.now() - started;
      await new Promise((resolve) => setTimeout(resolve, takes));
      return begun;
    },
    (begun) => seen.push(begun),
  );
  return { seen, stop };
}

test('a look that takes longer than the pause between looks is shown, and the next begins after it', async () => {
  const { seen, stop } = looking(2_500);
  await vi.advanceTimersByTimeAsync(6_500);
  expect(seen).toEqual([0, 3_500]);
  stop();
});

test('what is seen after it was stopped is not shown, and nothing looks any more', async () => {
  const { seen, stop } = looking(500);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([]);
});

test('a look that fails is told as nothing seen, and the next may see again', async () => {
  const seen: (string | null)[] = [];
  let isOpen = false;
  const stop = keepLooking(
    async () => {
      if (!isOpen) throw new Error('The browser could not open it');
      return 'figures';
    },
    (figures) => seen.push(figures),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).toEqual([null]);
  isOpen = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual([null, 'figures']);
  stop();
});
