import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUntilHere } from './look-until-here.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is looked for ever more seldom, and after a minute no more', async () => {
  const began = Date.now();
  const looks: number[] = [];
  lookUntilHere(
    async () => {
      looks.push((Date.now() - began) / 1_000);
      return false;
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(looks).toEqual([0, 1, 3, 7, 15, 30, 60]);
});

test('once it is here, or nobody wants to know any more, nothing looks', async () => {
  const seen: boolean[] = [];
  let isHere = false;
  const stop = lookUntilHere(
    async () => isHere,
    (here) => seen.push(here),
  );
  await vi.advanceTimersByTimeAsync(500);
  isHere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([false, true]);
  isHere = false;
  const stopSecond = lookUntilHere(
    async () => isHere,
    (here) => seen.push(here),
  );
  stopSecond();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([false, true]);
});
