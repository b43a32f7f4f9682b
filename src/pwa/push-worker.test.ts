import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listenToPushes } from './push-worker.ts';

const device = vi.hoisted(() => ({
  sync: async () => 'done',
  shown: [] as boolean[],
  upToDate: [] as boolean[],
  ended: [] as boolean[],
  onScreen: [] as boolean[],
  subscribed: 0,
}));
vi.mock('#src/syncing/sync-in-worker.ts', () => ({ syncInWorker: () => device.sync() }));
vi.mock('./tell-refused.ts', () => ({
  tellRefused: (_: unknown, __: unknown, sync: () => Promise<unknown>) => sync(),
}));
vi.mock('./show-news.ts', () => ({
  async showNews(
    _: unknown,
    {
      isSeen,
      isOnScreen,
      isUpToDate,
      hasEnded,
    }: Record<'isSeen' | 'isOnScreen' | 'isUpToDate' | 'hasEnded', boolean>,
  ) {
    device.shown.push(isSeen);
    device.onScreen.push(isOnScreen);
    device.upToDate.push(isUpToDate);
    device.ended.push(hasEnded);
  },
}));
vi.mock('./push-subscription.ts', () => ({
  subscribeAgain: async () => {
    device.subscribed += 1;
    throw new Error('Nobody is signed in');
  },
}));

const chrome = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const safari = 'Mozilla/5.0 AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';

type Window = {
  url?: string;
  visibilityState?: 'visible' | 'hidden';
  focused?: boolean;
  refusesFocus?: boolean;
  /** The app in it has not begun to listen. */
  isOpening?: boolean;
  /** No worker is in charge of it, so none may have it go anywhere. */
  isUncontrolled?: boolean;
};

/** A worker that listens to pushes, with these windows of the app; `tell` has an event happen and waits for what it leads to. */
function worker({ windows = [], userAgent = chrome }: { windows?: Window[]; userAgent?: string } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const matchAll = async () =>
    windows.map(({ refusesFocus, isOpening, isUncontrolled, url = '/explore', ...window }, at) => ({
      ...window,
      url: `https://pankh.example${url}`,
      postMessage({ type, href }: { type: string; href: string }, ports: MessagePort[] = []) {
        done.push(`${type} ${href} in ${at}`);
        if (!isOpening) ports[0]?.postMessage('OPENED');
      },
      async navigate(href: string) {
        if (isUncontrolled) throw new TypeError('Not the worker’s');
        done.push(`navigate ${at} to ${href}`);
      },
      async focus() {
        if (refusesFocus) throw new Error('No click allows it');
        done.push(`focus ${at}`);
      },
    }));
  const openWindow = async (href: string) => void done.push(`new ${href}`);
  // What it uses of one.
  const scope: ServiceWorkerGlobalScope = Object.assign(Object.create(null), {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    navigator: { userAgent },
    location: new URL('https://pankh.example/sw.js'),
    registration: {},
    clients: { matchAll, openWindow },
  });
  listenToPushes(scope);
  async function tell(name: string, event: object = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (all: Promise<unknown>) => work.push(all) });
    await Promise.all(work);
  }
  const click = (data: unknown) =>
    tell('notificationclick', { notification: { data, close: () => done.push('closed') } });
  return { done, tell, click };
}

beforeEach(() => {
  device.sync = async () => 'done';
  device.shown.length = 0;
  device.ended.length = 0;
  device.onScreen.length = 0;
  device.upToDate.length = 0;
  device.subscribed = 0;
});

test('a click leads to the screen that the notification names, in a window of its own where none is open', async () => {
  const { click, done } = worker();
  await click({ href: '/messages/7' });
  expect(done).toEqual(['closed', 'new /messages/7']);
});

test('a click goes on in the window in front, which is not loaded anew', async () => {
  const { click, done } = worker({ windows: [{ focused: false }, { focused: true }] });
  await click({ href: '/messages/7' });
  expect(done).toEqual(['closed', 'OPEN /messages/7 in 1', 'focus 1']);
});

test('a click passes by the page that asks whether a share is to be kept: nothing of the app listens there', async () => {
  const share: Window = { url: '/share-target', focused: true, visibilityState: 'visible' };
  const { click, done } = worker({ windows: [share, {}] });
  await click({ href: '/messages/7' });
  expect(done).toEqual(['closed', 'OPEN /messages/7 in 1', 'focus 1']);
  const alone = worker({ windows: [share, { ...share, url: '/share-target/draft' }] });
  await alone.click({ href: '/messages/7' });
  expect(alone.done).toEqual(['closed', 'new /messages/7']);
  // Nor does it say what a push is about.
  await alone.tell('push');
  expect(device.shown).toEqual([false]);
});

test('a click goes on, too, where the window in front is just opening, and nothing listens in it yet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { click, done } = worker({ windows: [{ isOpening: true }] });
  const clicked = click({ href: '/messages/7' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toEqual(['closed', 'OPEN /messages/7 in 0', 'focus 0']);
  await vi.advanceTimersByTimeAsync(1);
  await clicked;
  expect(done.slice(3)).toEqual(['navigate 0 to /messages/7']);
  const apart = worker({ windows: [{ isOpening: true, isUncontrolled: true }] });
  const opened = apart.click({ href: '/messages/7' });
  await vi.advanceTimersByTimeAsync(2_000);
  await opened;
  expect(apart.done.slice(3)).toEqual(['new /messages/7']);
});

test('a window that may not come to the front has gone to the screen all the same', async () => {
  const { click, done } = worker({ windows: [{ refusesFocus: true }] });
  await click({ href: '/messages/7' });
  expect(done).toEqual(['closed', 'OPEN /messages/7 in 0']);
});

test.each([
  [undefined],
  [null],
  ['/messages'],
  [{}],
  [{ href: 7 }],
  [{ href: 'https://elsewhere.example/' }],
  [{ href: '//elsewhere.example/' }],
])('a notification that names no screen of ours (%j) leads to all of them', async (data) => {
  const { click, done } = worker();
  await click(data);
  expect(done).toEqual(['closed', 'new /notifications']);
});

test('a push shows what a sync has brought, also where the sync failed', async () => {
  const order: string[] = [];
  device.sync = async () => {
    order.push(`synced, ${device.shown.length} shown`);
    throw new Error('The network failed');
  };
  await worker().tell('push');
  expect(order).toEqual(['synced, 0 shown']);
  expect(device.shown).toEqual([false]);
  // Nor where the server would not speak with it: the session is over, or the version too old.
  for (const end of ['update-needed', 'sign-in', 'done']) {
    device.sync = async () => end;
    await worker().tell('push');
  }
  expect(device.upToDate).toEqual([false, false, false, true]);
  expect(device.ended).toEqual([false, false, true, false]);
});

test('a push waits fifteen seconds for a sync that hangs, and shows what is here', async () => {
  vi.useFakeTimers();
  try {
    device.sync = () => new Promise(() => {});
    const told = worker().tell('push');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(device.shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await told;
    expect(device.shown).toEqual([false]);
    expect(device.upToDate).toEqual([false]);
  } finally {
    vi.useRealTimers();
  }
});

test('who has the app before them is shown nothing more, except in Safari, which takes the permission back', async () => {
  const windows: Window[] = [{ visibilityState: 'hidden' }, { visibilityState: 'visible', focused: true }];
  await worker({ windows }).tell('push');
  await worker({ windows, userAgent: safari }).tell('push');
  await worker({ windows: [{ visibilityState: 'hidden' }] }).tell('push');
  expect(device.shown).toEqual([true, false, false]);
});

test('who works in another window is shown it beside one of ours that is merely visible, though never that there is nothing', async () => {
  await worker({ windows: [{ visibilityState: 'visible', focused: false }] }).tell('push');
  expect(device.shown).toEqual([false]);
  await worker({ windows: [{ visibilityState: 'hidden' }] }).tell('push');
  expect(device.onScreen).toEqual([true, false]);
  // Safari knows no exception.
  await worker({ windows: [{ visibilityState: 'visible' }], userAgent: safari }).tell('push');
  expect(device.onScreen).toEqual([true, false, false]);
});

test('an address that the browser gave up is replaced; without a session that is no fault', async () => {
  await worker().tell('pushsubscriptionchange');
  expect(device.subscribed).toBe(1);
});
