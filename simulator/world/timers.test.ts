import { expect, test } from 'vitest';
import { createTimers } from './timers.ts';

const run = () => {};

test('the timer that falls due first comes first, and of two at once the one set first', () => {
  const timers = createTimers();
  for (const [id, at] of [30, 10, 20, 10, 5, 30].entries()) timers.add({ id, at, run });
  const taken: number[] = [];
  for (let timer = timers.take(30); timer; timer = timers.take(30)) taken.push(timer.id);
  expect(taken).toEqual([4, 1, 3, 2, 0, 5]);
});

test('what was cleared does not come, and what falls due later waits', () => {
  const timers = createTimers();
  for (const id of [0, 1, 2]) timers.add({ id, at: 10 * id, run });
  timers.clear(0);
  expect(timers.take(15)?.id).toBe(1);
  expect(timers.take(15)).toBeUndefined();
  expect(timers.take(20)?.id).toBe(2);
  expect(timers.take(20)).toBeUndefined();
});
