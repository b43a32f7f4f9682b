import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { noteConnection } from '#src/state/sync-status.ts';
import { startEngine } from './start-engine.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('reportError', expect.unreachable);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

test.each([
  ['goes at once, whatever its pause', true, 2],
  ['waits for its own pause, where it is that of sync itself', false, 1],
])('as sync hears of the server again an engine %s', async (_, followsSync, times) => {
  const drain = vi.fn(async () => ({ end: 'failed', why: 'server', retryAfter: 300 }) as const);
  const engine = startEngine({ drain, withLock: (work) => work(), followsSync });
  onTestFinished(() => engine.stop());
  noteConnection('offline');
  engine.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drain).toHaveBeenCalledTimes(1);
  noteConnection('ok');
  // What is told again is nothing new.
  noteConnection('ok');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drain).toHaveBeenCalledTimes(times);
});
