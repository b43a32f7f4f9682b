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
  await renew(browser('given anew'), () => true);
  expect(server.posted).toEqual(['given anew']);
});

test('what is turned off while the server is asked stays off', async () => {
  const office = browser('held');
  let isWanted = true;
  const renewing = renew(office, () => isWanted);
  isWanted = false;
  await (await office.pushManager.getSubscription())?.unsubscribe();
  await renewing;
  expect([await office.pushManager.getSubscription(), server.posted]).toEqual([null, []]);
});

/** One whose push service answers only when told; nothing is known of it before. */
function slowBrowser() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const slow = browser(null);
  const answer = Promise.withResolvers<void>();
  const { subscribe: answered } = slow.pushManager;
  slow.pushManager.subscribe = async (options) => {
    await answer.promise;
    return answered(options);
  };
  return { slow, answer: answer.resolve };
}

test('a push service that never answers is given up, and what it says later undone', async () => {
  const { slow, answer } = slowBrowser();
  const told = expect(subscribe(slow)).rejects.toBeInstanceOf(DOMException);
  await vi.advanceTimersByTimeAsync(20_000);
  await told;
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await slow.pushManager.getSubscription()).toBe(null);
  expect(server.posted).toEqual([]);
});

test('what was given up does not undo what was asked for next, which the push service answers with it', async () => {
  const { slow, answer } = slowBrowser();
  const told = expect(subscribe(slow)).rejects.toBeInstanceOf(DOMException);
  await vi.advanceTimersByTimeAsync(20_000);
  await told;
  const next = subscribe(slow);
  await vi.advanceTimersByTimeAsync(5_000);
  answer();
  await next;
  await vi.advanceTimersByTimeAsync(0);
  expect((await slow.pushManager.getSubscription())?.endpoint).toBe('next');
  expect(server.posted).toEqual(['next']);
});

test('a browser that subscribed by another key of the server does so again', async () => {
  await renew(browser('by the old key', { key: [9] }), () => true);
  expect(server.posted).toEqual(['next']);
});

test('a browser that is not subscribed stays so, unless it is to be', async () => {
  const none = browser(null);
  await renew(none, () => true);
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
