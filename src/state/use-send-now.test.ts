import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onSyncNow } from '#src/syncing/sync-now.ts';
import { syncToItsEnd } from '#src/syncing/synced.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { noteConnection } from './sync-status.ts';
import { useSendNow } from './use-send-now.ts';

beforeEach(() => noteConnection('ok'));

/** Somebody looks at a button that sends, and presses it. */
async function pressed() {
  const shown = liveHook(() => useSendNow(syncToItsEnd));
  await expect.poll(() => shown()?.ended).toBe(null);
  shown().sendNow();
  await expect.poll(() => shown().sending).toBe(true);
  return () => ({ sending: shown().sending, ended: shown().ended });
}

test('sending lasts until it has ended, and how it did is kept', async () => {
  let isAsked = false;
  onTestFinished(
    onSyncNow(() => {
      isAsked = true;
    }),
  );
  const shown = await pressed();
  expect(isAsked).toBe(true);
  noteConnection('offline');
  await expect.poll(shown).toEqual({ sending: false, ended: 'offline' });
  noteConnection('ok');
  expect(shown()).toEqual({ sending: false, ended: 'offline' });
});

test('asked before this tab can send it waits for that', async () => {
  const shown = await pressed();
  noteConnection('ok');
  await expect.poll(shown).toEqual({ sending: false, ended: 'ok' });
});

test('what does not end is waited for no longer than a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const shown = await pressed();
  vi.advanceTimersByTime(59_999);
  expect(shown()).toEqual({ sending: true, ended: null });
  vi.advanceTimersByTime(1);
  await expect.poll(shown).toEqual({ sending: false, ended: 'unknown' });
});
