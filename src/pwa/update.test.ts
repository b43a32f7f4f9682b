import { beforeEach, expect, test, vi } from 'vitest';
import { noteConnection } from '#src/state/sync-status.ts';
import { type RegisteredWorker, WorkerRegistration } from '#src/testing/worker-registration.ts';
import { startUpdates, updateNow } from './update.ts';
import { useUpdate } from './update-state.ts';

const reloads = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./before-reload.ts', () => ({ saveAndReload: async () => void reloads.asked++ }));

let registration: WorkerRegistration;

beforeEach(() => {
  reloads.asked = 0;
  useUpdate.setState({ at: 'none' });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
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

test('a new version that comes and waits is put in charge at the word of the person', async () => {
  const { promise: found, resolve: find } = Promise.withResolvers<RegisteredWorker>();
  registration.update = async () => find(registration.begins());
  const underWay = updateNow();
  const next = await found;
  await passSeconds(1);
  registration.waits(next);
  expect(await underWay).toBe(true);
  expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
  expect(reloads.asked).toBe(0);
});

test('one that waits already is put in charge at once, whatever the network does', async () => {
  const next = registration.brings();
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
  registration.update = async () => registration.brings();
  expect(await updateNow()).toBe(true);
  expect(reloads.asked).toBe(0);
});

test('where its files are held back the same is said, and once they have come it asks by itself', async () => {
  await startUpdates();
  const { promise: found, resolve: find } = Promise.withResolvers<RegisteredWorker>();
  registration.update = async () => find(registration.begins());
  const inVain = updateNow();
  await passSeconds(30);
  expect(await inVain).toBe(false);
  expect(useUpdate.getState()).toEqual({ at: 'none' });
  registration.waits(await found);
  await passSeconds(1);
  expect(useUpdate.getState()).toEqual({ at: 'waiting' });
});

test.each([
  ['it cannot be asked for', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['its files do not come', async () => registration.begins().become('redundant')],
])('the page stays as it is where %s', async (_, update) => {
  registration.update = update;
  expect(await updateNow()).toBe(false);
  expect(reloads.asked).toBe(0);
});

/** This page runs one first script, and the page that is kept, or that the server has, names one. */
function runs(own: string, kept: string): void {
  Object.assign(document, { querySelector: () => ({ src: `https://pankh.example/assets/${own}` }) });
  const page = `<html><head><script type="module" crossorigin src="/assets/${kept}"></script></head></html>`;
  vi.stubGlobal('fetch', async (path: string) => new Response(path === '/index.html' ? page : ''));
}

test('a page that is older than its worker is reloaded', async () => {
  runs('index-1.js', 'index-2.js');
  expect(await updateNow()).toBe(true);
  expect(reloads.asked).toBe(1);
});

test('a page of the newest version there is stays as it is, and that is known until it is needed to look again', async () => {
  await startUpdates();
  noteConnection('update-needed');
  runs('index-2.js', 'index-2.js');
  expect(await updateNow()).toBe(false);
  expect(reloads.asked).toBe(0);
  expect(useUpdate.getState()).toEqual({ at: 'newest' });
  noteConnection('ok');
  noteConnection('update-needed');
  expect(useUpdate.getState()).toEqual({ at: 'none' });
});

test('a version that came while it was looked which is the newest is put in charge', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  runs('index-2.js', 'index-2.js');
  vi.stubGlobal('fetch', () => answered);
  const underWay = updateNow();
  await passSeconds(1);
  const next = registration.brings();
  answer(new Response('"/assets/index-2.js"'));
  expect(await underWay).toBe(true);
  expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
});

test('so it does where no worker keeps the page', async () => {
  Object.assign(navigator.serviceWorker, { getRegistration: async () => undefined });
  runs('index-2.js', 'index-2.js');
  expect(await updateNow()).toBe(false);
  expect(useUpdate.getState()).toEqual({ at: 'newest' });
  runs('index-2.js', 'index-3.js');
  expect(await updateNow()).toBe(true);
  expect(reloads.asked).toBe(1);
});

const broken = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));

test.each([
  ['nothing comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['what comes breaks off', async () => broken()],
])('where it cannot be told which version there is, as %s, the page is reloaded', async (_, fetched) => {
  runs('index-1.js', 'index-1.js');
  vi.stubGlobal('fetch', fetched);
  expect(await updateNow()).toBe(true);
  expect(reloads.asked).toBe(1);
});

test('a version that was agreed to asks no more, though it is told late that it waits', async () => {
  await startUpdates();
  registration.update = async () => registration.brings();
  await updateNow();
  await passSeconds(1);
  expect(useUpdate.getState()).toEqual({ at: 'accepted' });
});

/** The browser forgets a first worker that did not get its files; what it is asked to register from now on. */
function forgotten(): unknown[] {
  const asked: unknown[] = [];
  Object.assign(navigator.serviceWorker, {
    getRegistration: async () => undefined,
    register: async (script: unknown) => {
      asked.push(script);
      return registration;
    },
  });
  return asked;
}

test('a first version that did not get its files is asked for again as soon as the server answers', async () => {
  await startUpdates();
  const asked = forgotten();
  noteConnection('offline');
  await passSeconds(1);
  expect(asked).toEqual([]);
  noteConnection('ok');
  await passSeconds(1);
  expect(asked).toContain('/sw.js');
});

test('and whenever a new one is looked for', async () => {
  await startUpdates();
  const asked = forgotten();
  await passSeconds(3_600);
  expect(asked).toContain('/sw.js');
});

test('where the browser refuses to keep anything, no look is a fault', async () => {
  const refuse = async () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  Object.assign(navigator.serviceWorker, { getRegistration: refuse, register: refuse });
  const faults: unknown[] = [];
  process.on('unhandledRejection', (error) => void faults.push(error));
  await startUpdates();
  noteConnection('offline');
  noteConnection('ok');
  await passSeconds(3_600);
  vi.useRealTimers();
  await new Promise(setImmediate);
  expect(faults).toEqual([]);
});

test('one that is kept is not asked for again', async () => {
  await startUpdates();
  const register = vi.spyOn(navigator.serviceWorker, 'register');
  noteConnection('offline');
  noteConnection('ok');
  await passSeconds(3_600);
  expect(register).not.toHaveBeenCalled();
});

/** The page has been reloaded by the version that waited, and knows nothing but what outlives it. */
function replaced(): void {
  registration.waiting = null;
  useUpdate.setState({ at: 'none' });
  noteConnection('unknown');
}

async function pressedAndReplaced(): Promise<void> {
  noteConnection('update-needed');
  registration.brings();
  await updateNow();
  replaced();
}

test('one press leads to the newest version where the one that waited is too old as well', async () => {
  await pressedAndReplaced();
  await startUpdates();
  noteConnection('update-needed');
  const newest = registration.brings();
  await passSeconds(1);
  expect(newest.told).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('so it does where the newest was there before one knew that it is needed', async () => {
  await pressedAndReplaced();
  await startUpdates();
  const newest = registration.brings();
  await passSeconds(1);
  expect(newest.told).toEqual([]);
  noteConnection('update-needed');
  expect(newest.told).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('and where the newest waits as the page that came anew registers', async () => {
  await pressedAndReplaced();
  noteConnection('update-needed');
  const newest = registration.brings();
  await startUpdates();
  await passSeconds(1);
  expect(newest.told).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('a press puts the version that waits in charge also where the browser lets nothing be noted in the tab', async () => {
  noteConnection('update-needed');
  vi.stubGlobal('sessionStorage', undefined);
  const next = registration.brings();
  expect(await updateNow()).toBe(true);
  expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
  replaced();
  await startUpdates();
  noteConnection('update-needed');
  registration.brings();
  await passSeconds(1);
  expect(useUpdate.getState()).toEqual({ at: 'waiting' });
});

test.each([
  ['where the version that came is not too old', 'ok', 1],
  ['nor long after', 'update-needed', 301],
  ['nor once the clock was put back', 'update-needed', -3_600],
] as const)('a press does not agree to any later version: %s', async (_, connection, seconds) => {
  await pressedAndReplaced();
  await startUpdates();
  if (seconds < 0) vi.setSystemTime(Date.now() + seconds * 1_000);
  else await passSeconds(seconds);
  noteConnection(connection);
  const later = registration.brings();
  await passSeconds(1);
  expect(later.told).toEqual([]);
  expect(useUpdate.getState()).toEqual({ at: 'waiting' });
});

test.each([
  ['installed, not saving data', { isInstalled: true, saveData: false }, ['pankh-refresh']],
  ['installed, saving data', { isInstalled: true, saveData: true }, ['no pankh-refresh']],
  ['in a tab', { isInstalled: false, saveData: false }, []],
])(
  'the browser is asked to refresh the app while it is closed as it is used: %s',
  async (_, { isInstalled, saveData }, asked) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isInstalled && query.includes('standalone'),
    }));
    Object.assign(navigator, { connection: { saveData } });
    await startUpdates();
    expect(registration.whileClosed).toEqual(asked);
  },
);
