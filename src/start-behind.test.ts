import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startBehind } from './start-behind.ts';

const went = vi.hoisted(() => ({ to: [] as string[], read: [] as string[] }));
vi.mock('wouter/use-browser-location', () => ({ navigate: (to: string) => went.to.push(to) }));
vi.mock('#src/data/notifications.ts', () => ({
  readNotifications: async (ids: string[]) => void went.read.push(...ids),
}));
const reloads = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./pwa/before-reload.ts', () => ({ saveAndReload: async () => void reloads.asked++ }));
// Who only reads reads on, until a test has them look up.
const look = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./lib/first-look.ts', () => ({ firstLook: look.promise, noteFirstLook() {} }));
const began = vi.hoisted(() => ({ times: 0 }));
const kept = vi.hoisted(() => ({ times: 0 }));
vi.mock('./pwa/keep-early.ts', () => ({ keepEarly: async () => void kept.times++ }));
vi.mock('./start.ts', () => ({ start: () => void began.times++ }));
vi.mock('./data/database/live-answer.ts', () => ({}));
vi.mock('./data/exchange/mutate.ts', () => ({}));

type Worker = EventTarget & { controller: object | null };
const newWorker = (): Worker =>
  Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => undefined });
let worker = newWorker();
const says = (data: unknown, ports: MessagePort[] = []) =>
  worker.dispatchEvent(new MessageEvent('message', { data, ports }));

beforeEach(() => {
  went.to.length = 0;
  went.read.length = 0;
  reloads.asked = 0;
  began.times = 0;
  kept.times = 0;
  worker = newWorker();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('https://pankh.example/explore'));
  return () => vi.unstubAllGlobals();
});

test('a notification that is clicked while the app still starts leads to its screen, and is read', async () => {
  void startBehind(false);
  says({ type: 'OPEN', href: '/messages/7?told=n1&tab=files#last' });
  expect(went.to).toEqual(['/messages/7?tab=files#last']);
  await expect.poll(() => went.read).toEqual(['n1']);
});

test('the worker is answered, and need not load the page anew', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const heard = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  void startBehind(false);
  says({ type: 'OPEN', href: '/messages/7' }, [port2]);
  expect(await heard).toBe('OPENED');
});

test.each([
  [null],
  ['OPEN'],
  [{ type: 'OPEN' }],
  [{ type: 'OTHER', href: '/messages' }],
  [{ type: 'OPEN', href: 'https://elsewhere.example/' }],
  [{ type: 'OPEN', href: '//elsewhere.example/' }],
])('what the worker says besides (%j) leads nowhere', (data) => {
  void startBehind(false);
  says(data);
  expect(went.to).toEqual([]);
});

function takesOver() {
  worker.controller = {};
  worker.dispatchEvent(new Event('controllerchange'));
}

test('a version that takes over while the app still starts reloads this tab', () => {
  void startBehind(false);
  takesOver();
  expect(reloads.asked).toBe(1);
});

test('the first worker takes over without a reload, the next with one', async () => {
  worker.controller = null;
  void startBehind(true);
  await new Promise(setImmediate);
  takesOver();
  expect(reloads.asked).toBe(0);
  takesOver();
  expect(reloads.asked).toBe(1);
});

test('what a first visitor needs offline is kept while they read; who has a worker has it', async () => {
  void startBehind(true);
  expect(kept.times).toBe(0);
  worker.controller = null;
  void startBehind(true);
  expect(kept.times).toBe(1);
});

test('a first visitor who turns to something else is given the rest at once', async () => {
  worker.controller = null;
  void startBehind(true);
  await new Promise(setImmediate);
  expect(began.times).toBe(0);
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  // Schemas and mutations are read first: on a busy machine not within a second.
  await expect.poll(() => began.times).toBe(1);
});

test('what is listed of this device is shown before anything else is brought', async () => {
  let place: object | null = {};
  let change = () => {};
  Object.assign(document, { querySelector: () => place });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: () => void) {
        change = onChange;
      }
      observe() {}
      disconnect() {}
    },
  );
  look.resolve();
  void startBehind(false);
  await new Promise(setImmediate);
  expect(began.times).toBe(0);
  place = null;
  change();
  await expect.poll(() => began.times).toBe(1);
});
