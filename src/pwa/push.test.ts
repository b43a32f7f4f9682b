import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pushWish } from '#src/lib/push-wish.ts';
import { beginPush, endPush, pushState, renewPush } from './push.ts';

const asked = vi.hoisted(() => ({ subscribed: 0, ended: 0, isServerGone: false }));
vi.mock('./push-subscription.ts', () => ({
  async subscribe() {
    asked.subscribed++;
    if (asked.isServerGone) throw new TypeError('no network');
  },
  renew: async () => void asked.subscribed++,
}));
vi.mock('#src/api/push.ts', () => ({ deletePush: () => Promise.reject(new Error('no network')) }));

beforeEach(() => {
  asked.subscribed = 0;
  asked.ended = 0;
  asked.isServerGone = false;
});

/** A browser in which the service worker is there and nothing is subscribed. `keep`: as where it has room for more. */
function browser(
  permission: NotificationPermission,
  keep = (kept: Map<string, string>, key: string, value: string) => void kept.set(key, value),
) {
  const kept = new Map<string, string>();
  const subscription = { unsubscribe: async () => asked.ended++ };
  const getSubscription = async () => (asked.subscribed > asked.ended ? subscription : null);
  const registration = { active: {}, pushManager: { getSubscription } };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => keep(kept, key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const Notification = { permission, requestPermission: async () => permission };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { PushManager: {}, Notification });
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    platform: '',
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: async () => registration },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test('what a repair of the worker took away is subscribed again where it was on', async () => {
  browser('granted');
  await beginPush();
  expect(asked.subscribed).toBe(1);
  await renewPush();
  expect(asked.subscribed).toBe(2);
});

test('it stays off where it was turned off, or never on', async () => {
  browser('granted');
  await renewPush();
  pushWish.hold();
  pushWish.letGo();
  await renewPush();
  expect(asked.subscribed).toBe(0);
});

test.each(['denied', 'default'] as const)('it stays off where the permission is %s', async (permission) => {
  browser(permission);
  pushWish.hold();
  await renewPush();
  expect(asked.subscribed).toBe(0);
});

test('it is ended on this device though the server cannot be told', async () => {
  browser('granted');
  expect(await beginPush()).toBe('on');
  expect(await endPush()).toBe('off');
  expect(asked.ended).toBe(1);
});

test('who turns it off while a start of the app renews it has it off', async () => {
  browser('granted');
  await beginPush();
  const renewing = renewPush();
  expect(await endPush()).toBe('off');
  await renewing;
  expect(pushWish.isHeld()).toBe(false);
  expect(asked.subscribed).toBe(1);
});

test('a full device has it on all the same while the page stands, and off once it is turned off', async () => {
  browser('granted', () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(await beginPush()).toBe('on');
  await renewPush();
  expect(asked.subscribed).toBe(2);
  expect(pushWish.isHeld()).toBe(true);
  asked.subscribed = 1;
  expect(await endPush()).toBe('off');
  expect(pushWish.isHeld()).toBe(false);
});

test('what could not be turned on as the server was not told of it is not on, and no start turns it on', async () => {
  browser('granted');
  asked.isServerGone = true;
  await expect(beginPush()).rejects.toThrow('no network');
  expect(await pushState()).toBe('off');
  asked.isServerGone = false;
  await renewPush();
  expect(await pushState()).toBe('off');
});

test('what was on before stays on where the server could not be told anew', async () => {
  browser('granted');
  await beginPush();
  asked.isServerGone = true;
  await expect(beginPush()).rejects.toThrow('no network');
  expect(await pushState()).toBe('on');
});
