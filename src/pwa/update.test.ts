import { beforeEach, expect, test, vi } from 'vitest';
import { startUpdates, updateNow } from './update.ts';
import { useUpdate } from './update-state.ts';

const reloads = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./before-reload.ts', () => ({ saveAndReload: async () => void reloads.asked++ }));
vi.mock('./refresh-while-closed.ts', () => ({
  refreshWhileClosed: async () => {},
  savesData: () => false,
}));

/** A service worker as its registration tells of it. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  scriptURL = 'https://pankh.example/sw.js';
  told: unknown[] = [];
  postMessage = (message: unknown) => void this.told.push(message);
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let registration: EventTarget & {
  installing: Worker | null;
  waiting: Worker | null;
  update: () => Promise<void>;
};

/** The new version begins to come. */
function begins(): Worker {
  const next = new Worker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  return next;
}

/** It has come, and waits. */
function waits(next: Worker): void {
  registration.installing = null;
  registration.waiting = next;
  next.become('installed');
}

beforeEach(() => {
  reloads.asked = 0;
  useUpdate.setState({ at: 'none' });
  registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    update: async () => {},
  });
  const container = Object.assign(new EventTarget(), {
    controller: new Worker(),
    register: async () => registration,
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
  vi.stubGlobal('location', new URL('https://pankh.example/outbox'));
  vi.stubGlobal('window', {});
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('a new version that comes and waits is put in charge at the word of the person', async () => {
  const { promise: found, resolve: find } = Promise.withResolvers<Worker>();
  registration.update = async () => find(begins());
  const underWay = updateNow();
  const next = await found;
  await passSeconds(1);
  waits(next);
  expect(await underWay).toBe(true);
  expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
  expect(reloads.asked).toBe(0);
});

test('one that waits already is put in charge at once, whatever the network does', async () => {
  const next = begins();
  waits(next);
  registration.update = () => new Promise(() => {});
  void updateNow();
  await passSeconds(0);
  expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
});

test('where a network holds every answer back it is said in half a minute that none came, and asked for again', async () => {
  registration.update = () => new Promise(() => {});
  const inVain = updateNow();
  await passSeconds(30);
  expect(await inVain).toBe(false);
  registration.update = async () => waits(begins());
  expect(await updateNow()).toBe(true);
  expect(reloads.asked).toBe(0);
});

test('where its files are held back the same is said, and once they have come it asks by itself', async () => {
  await startUpdates();
  const { promise: found, resolve: find } = Promise.withResolvers<Worker>();
  registration.update = async () => find(begins());
  const inVain = updateNow();
  await passSeconds(30);
  expect(await inVain).toBe(false);
  expect(useUpdate.getState()).toEqual({ at: 'none' });
  waits(await found);
  await passSeconds(1);
  expect(useUpdate.getState()).toEqual({ at: 'waiting' });
});

test.each([
  ['it cannot be asked for', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['its files do not come', async () => begins().become('redundant')],
])('the page stays as it is where %s', async (_, update) => {
  registration.update = update;
  expect(await updateNow()).toBe(false);
  expect(reloads.asked).toBe(0);
});

test('a page that is older than its worker is reloaded', async () => {
  expect(await updateNow()).toBe(true);
  expect(reloads.asked).toBe(1);
});

test('a version that was agreed to asks no more, though it is told late that it waits', async () => {
  await startUpdates();
  registration.update = async () => waits(begins());
  await updateNow();
  await passSeconds(1);
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
});
