import { beforeEach, expect, test, vi } from 'vitest';
import { noteConnection } from '#src/state/sync-status.ts';
import { WorkerRegistration } from '#src/testing/worker-registration.ts';
import { acceptUpdate, startUpdates } from './update.ts';
import { postponeUpdate, useUpdate } from './update-state.ts';

let registration: WorkerRegistration;

beforeEach(() => {
  useUpdate.setState({ at: 'none' });
  registration = new WorkerRegistration();
  vi.stubGlobal('navigator', { serviceWorker: registration.container(), onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
  vi.stubGlobal('location', new URL('https://pankh.example/outbox'));
  vi.stubGlobal('window', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  noteConnection('ok');
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const asks = () => useUpdate.getState().at === 'waiting';

test('a new version that does not get its files is followed by one that asks, however long the page has been open', async () => {
  await startUpdates();
  await passSeconds(90);
  const failing = registration.begins();
  await passSeconds(20);
  registration.installing = null;
  failing.become('redundant');
  await passSeconds(1);
  expect(asks()).toBe(false);
  registration.brings();
  await passSeconds(1);
  expect(asks()).toBe(true);
});

test('one that was coming already as the page registered asks', async () => {
  const next = registration.begins();
  await startUpdates();
  await passSeconds(1);
  expect(asks()).toBe(false);
  registration.waits(next);
  await passSeconds(1);
  expect(asks()).toBe(true);
});

test('so does one that waited', async () => {
  registration.brings();
  await startUpdates();
  await passSeconds(1);
  expect(asks()).toBe(true);
});

test('after the press a newer one that has taken the place of what waited is put in charge', async () => {
  await startUpdates();
  registration.brings();
  await passSeconds(1);
  acceptUpdate();
  for (let newer = 0; newer < 2; newer += 1) {
    const newest = registration.brings();
    await passSeconds(1);
    expect(newest.told).toEqual([{ type: 'SKIP_WAITING' }]);
  }
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
});

test('once one has answered “Later”, no other asks in this tab', async () => {
  await startUpdates();
  registration.brings();
  await passSeconds(1);
  postponeUpdate();
  registration.brings();
  await passSeconds(23 * 3_600);
  expect(asks()).toBe(false);
});

test('a day after “Later” a window that stayed open asks again', async () => {
  await startUpdates();
  registration.brings();
  await passSeconds(1);
  postponeUpdate();
  await passSeconds(25 * 3_600);
  expect(asks()).toBe(true);
});

test('the first version of all takes over by itself, and asks nobody', async () => {
  const first = registration.begins();
  Object.assign(registration, { active: null });
  await startUpdates();
  registration.waits(first);
  await passSeconds(1);
  expect(asks()).toBe(false);
});
