import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff } from './backoff.ts';
import type { Drained } from './drain.ts';
import { createEngine } from './engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An engine whose drains end as told, one after another, and the moments (ms) at which it drained. */
function engineThat(...ends: Drained[]) {
  const started = Date.now();
  const drains: number[] = [];
  const engine = createEngine({
    async drain() {
      drains.push(Date.now() - started);
      return ends.shift() ?? { end: 'done' };
    },
    withLock: (work) => work(),
    random: () => 1,
    onEnd() {},
    onBug(error) {
      throw error;
    },
  });
  return { engine, drains };
}
const failed: Drained = { end: 'failed', why: 'network', retryAfter: null };

test('after failures it tries again after 1, 2, 4 ... seconds', async () => {
  const { engine, drains } = engineThat(failed, failed, failed);
  engine.wake();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(drains).toEqual([0, 1_000, 3_000, 7_000]);
});

test('a network that comes back ends the pause at once', async () => {
  const { engine, drains } = engineThat(failed, failed, failed, failed);
  engine.wake();
  await vi.advanceTimersByTimeAsync(7_500);
  engine.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(drains).toEqual([0, 1_000, 3_000, 7_000, 7_500]);
});

test('it waits as long as the server asks', async () => {
  const { engine, drains } = engineThat({ end: 'failed', why: 'server', retryAfter: 30 });
  engine.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drains).toEqual([0, 30_000]);
});

test('a server that asks for more than an hour is looked at again after one', async () => {
  const { engine, drains } = engineThat({ end: 'failed', why: 'server', retryAfter: 2_592_000 });
  engine.wake();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(drains).toEqual([0, 3_600_000]);
});

test('the first change after a rest goes at once, those made soon after it go together', async () => {
  const { engine, drains } = engineThat();
  engine.nudge();
  await vi.advanceTimersByTimeAsync(100);
  engine.nudge();
  await vi.advanceTimersByTimeAsync(100);
  engine.nudge();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(drains).toEqual([0, 300]);
  engine.nudge();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(drains).toEqual([0, 300, 2_200]);
});

test('a change made while it runs is taken along by another run', async () => {
  const { engine, drains } = engineThat();
  engine.wake();
  engine.nudge();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drains).toEqual([0, 300]);
});

test('a change made after a failure waits for the next try', async () => {
  const { engine, drains } = engineThat(failed, failed);
  engine.wake();
  await vi.advanceTimersByTimeAsync(100);
  engine.nudge();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(drains).toEqual([0, 1_000]);
});

test('a session that ended is not asked again and again', async () => {
  const { engine, drains } = engineThat({ end: 'sign-in' });
  engine.wake();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(drains).toEqual([0]);
});

test('a bug is told as the browser wants it told, and syncing goes on', async () => {
  const told: unknown[] = [];
  let drains = 0;
  const engine = createEngine({
    drain: async () => {
      drains += 1;
      if (drains === 1) throw new Error('nobody foresaw this');
      return { end: 'done' };
    },
    withLock: (work) => work(),
    random: () => 1,
    onEnd() {},
    onBug(this: unknown, error) {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      told.push(error);
    },
  });
  engine.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([new Error('nobody foresaw this')]);
  expect(drains).toBe(2);
});

test('a connection to the database that is lost again and again is no bug: the next drain opens it anew', async () => {
  let drains = 0;
  const engine = createEngine({
    async drain() {
      drains += 1;
      if (drains === 1) throw new DOMException('Connection lost', 'UnknownError');
      return { end: 'done' };
    },
    withLock: (work) => work(),
    random: () => 1,
    onEnd() {},
    onBug(error) {
      throw error;
    },
  });
  engine.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(drains).toBe(2);
});

test('the pause never exceeds five minutes', () => {
  expect(backoff(100, () => 1)).toBe(300_000);
  expect(backoff(0, () => 0)).toBeGreaterThan(0);
});
