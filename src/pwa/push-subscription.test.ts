import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renew, subscribe, subscribeAgain } from './push-subscription.ts';

const server = vi.hoisted(() => ({ key: 'AQID', posted: [] as string[] }));
vi.mock('#src/api/push.ts', () => ({
  fetchPush: async () => ({ key: server.key, isOn: true }),
  postPush: async (endpoint: string) => void server.posted.push(endpoint),
}));

beforeEach(() => {
  server.posted.length = 0;
});

/** A browser that is subscribed at `held`, by the server's key or another one, and gives itself the address `next` when asked. */
function browser(held: string | null, { next = 'next', key = [1, 2, 3] } = {}) {
  let endpoint = held;
  let bytes = Uint8Array.from(key).buffer;
  const pushManager = {
    getSubscription: async () =>
      endpoint === null
        ? null
        : {
            endpoint,
            options: { applicationServerKey: bytes },
            async unsubscribe() {
              endpoint = null;
              return true;
            },
          },
    async subscribe() {
      endpoint ??= next;
      bytes = Uint8Array.from([1, 2, 3]).buffer;
      return pushManager.getSubscription();
    },
  };
  // All that is asked of it.
  return { pushManager } as unknown as ServiceWorkerRegistration;
}

test('the address that a browser has now is told the server, which may know another one of it', async () => {
  await renew(browser('given anew'));
  expect(server.posted).toEqual(['given anew']);
});

test('a push service that never answers is given up', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const none = browser(null);
  const late = Promise.withResolvers<PushSubscription>();
  none.pushManager.subscribe = () => late.promise;
  const told = expect(subscribe(none)).rejects.toBeInstanceOf(DOMException);
  await vi.advanceTimersByTimeAsync(20_000);
  await told;
  const unsubscribe = vi.fn(async () => true);
  late.resolve({ endpoint: 'late', unsubscribe } as unknown as PushSubscription); // all that is asked of it
  await vi.advanceTimersByTimeAsync(0);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(server.posted).toEqual([]);
});

test('a browser that subscribed by another key of the server does so again', async () => {
  await renew(browser('by the old key', { key: [9] }));
  expect(server.posted).toEqual(['next']);
});

test('a browser that is not subscribed stays so, unless it is to be', async () => {
  const none = browser(null);
  await renew(none);
  expect(server.posted).toEqual([]);
  await subscribe(none);
  expect(server.posted).toEqual(['next']);
});

test.each([
  ['granted', ['next']],
  ['denied', []],
])(
  'where a browser has no address any more and notifications are %s, %j is told',
  async (permission, told) => {
    vi.stubGlobal('Notification', { permission });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    await subscribeAgain(browser(null));
    expect(server.posted).toEqual(told);
  },
);
