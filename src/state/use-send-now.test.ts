import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onSyncNow } from '#src/syncing/sync-now.ts';
import { syncToItsEnd } from '#src/syncing/synced.ts';
import { liveHook } from '#src/testing/live-hook.ts';
import { noteConnection, noteOutbox } from './sync-status.ts';
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

test('sending lasts until it has ended, and how it did is told for as long as it is so', async () => {
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
  noteOutbox({ waiting: 2, untilSignIn: 0, attention: 0, oldestWaiting: null, held: null });
  expect(shown()).toEqual({ sending: false, ended: 'offline' });
  noteConnection('ok');
  await expect.poll(shown).toEqual({ sending: false, ended: null });
});

test('asked before this tab can send it waits for that', async () => {
  const shown = await pressed();
  noteConnection('ok');
  await expect.poll(shown).toEqual({ sending: false, ended: 'ok' });
});

function byOwnClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Nearly a minute, in which what was drawn has been seen: what asks for it in turns takes some of the minute itself. */
async function nearlyAMinute(): Promise<void> {
  vi.advanceTimersByTime(59_000);
  await new Promise(setImmediate);
}

test('as long as some of it is sent, all of it is waited for', async () => {
  byOwnClock();
  const shown = await pressed();
  for (const waiting of [200, 100]) {
    await nearlyAMinute();
    noteOutbox({ waiting, untilSignIn: 0, attention: 0, oldestWaiting: null, held: null });
  }
  await nearlyAMinute();
  expect(shown()).toEqual({ sending: true, ended: null });
  noteConnection('ok');
  await expect.poll(shown).toEqual({ sending: false, ended: 'ok' });
});

test('who asks again while it is sent is answered once, by how that ends', async () => {
  const sent = [Promise.withResolvers<'ok'>(), Promise.withResolvers<'ok'>()];
  const asked: unknown[] = [];
  const shown = liveHook(() =>
    useSendNow(() => sent[asked.push('sent') - 1]?.promise ?? Promise.reject(new Error('asked too often'))),
  );
  await expect.poll(() => shown()?.ended).toBe(null);
  shown().sendNow();
  await expect.poll(() => shown().sending).toBe(true);
  shown().sendNow();
  sent[0]?.resolve('ok');
  await expect.poll(() => shown().ended).toBe('ok');
  expect([asked, shown().sending]).toEqual([['sent'], false]);
});

test('what does not end is waited for no longer than a minute, and told of once it has ended', async () => {
  byOwnClock();
  const shown = await pressed();
  await nearlyAMinute();
  expect(shown()).toEqual({ sending: true, ended: null });
  vi.advanceTimersByTime(1_000);
  await expect.poll(shown).toEqual({ sending: false, ended: 'unknown' });
  noteConnection('ok');
  await expect.poll(shown).toEqual({ sending: false, ended: 'ok' });
});
