import { expect, test, vi } from 'vitest';
import type { Connection } from '#src/state/status-channel.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { useConnectionWords } from './connection-heard.tsx';

/** What is said once each of these has lasted, and has come after the one before. */
async function saidOf(...connections: Connection[]): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useSyncFacts.setState({ connection: 'unknown' });
  const said = liveHook(useConnectionWords);
  await vi.waitFor(() => expect(said()).toBe(''));
  const all: string[] = [];
  for (const connection of connections) {
    useSyncFacts.setState({ connection });
    await drawn();
    vi.advanceTimersByTime(5_000);
    await drawn();
    all.push(said());
  }
  return all;
}

test('whoever listens hears that the network went, and that it is back, once each', async () => {
  expect(await saidOf('ok', 'offline', 'unknown', 'offline', 'ok')).toEqual([
    '',
    'Offline',
    'Offline',
    'Offline',
    'Connected again',
  ]);
});

test('nobody is said to be connected again whose network was there', async () => {
  expect(await saidOf('ok', 'server-trouble', 'ok')).toEqual(['', 'Server trouble', 'Up to date']);
});

test('what has a notice of its own is not said here, too', async () => {
  expect(await saidOf('ok', 'sign-in', 'storage-full', 'ok')).toEqual(['', '', '', '']);
});

test('what lasts no longer than a blink is not said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useSyncFacts.setState({ connection: 'ok' });
  const said = liveHook(useConnectionWords);
  await vi.waitFor(() => expect(said()).toBe(''));
  for (const connection of ['offline', 'ok'] as const) {
    useSyncFacts.setState({ connection });
    await drawn();
    vi.advanceTimersByTime(300);
    await drawn();
  }
  vi.advanceTimersByTime(5_000);
  await drawn();
  expect(said()).toBe('');
});
