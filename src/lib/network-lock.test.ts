import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { withNetworkLock } from './network-lock.ts';

afterEach(() => void vi.useRealTimers());

/** Work that ends when told. */
function work() {
  const done = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    end: done.resolve,
    run: () => {
      begun.resolve();
      return done.promise;
    },
  };
}

test('one at a time uses the network', async () => {
  const first = work();
  const order: string[] = [];
  const one = withNetworkLock(async () => {
    await first.run();
    order.push('first');
  });
  const two = withNetworkLock(async () => order.push('second'));
  await first.begun;
  first.end();
  await Promise.all([one, two]);
  expect(order).toEqual(['first', 'second']);
});

test('a holder that never lets go loses the lock to whoever waited long enough', async () => {
  const frozen = work();
  const held = withNetworkLock(frozen.run);
  await frozen.begun;
  expect(await withNetworkLock(async () => 'sent', { patience: 20 })).toBe('sent');
  await expect(held).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('a holder that tells of its life keeps the lock for minutes on end', async () => {
  const pass = clock();
  const slow = work();
  const order: string[] = [];
  const held = withNetworkLock(async () => {
    await slow.run();
    order.push('slow');
  });
  await slow.begun;
  const waiting = withNetworkLock(async () => order.push('next'));
  await pass(10 * 60);
  expect(order).toEqual([]);
  slow.end();
  await Promise.all([held, waiting]);
  expect(order).toEqual(['slow', 'next']);
});

test('a holder that falls silent loses the lock after two and a half minutes', async () => {
  const pass = clock();
  const frozen = work();
  const held = withNetworkLock(frozen.run);
  held.catch(() => undefined);
  await frozen.begun;
  let isSent = false;
  const waiting = withNetworkLock(async () => {
    isSent = true;
  });
  await pass(140);
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  await pass(140);
  expect(isSent).toBe(false);
  await pass(30);
  await waiting;
  expect(isSent).toBe(true);
  await expect(held).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('a slow holder in a hidden tab, whose timers are woken once a minute and late, keeps the lock', async () => {
  const pass = clock();
  const real = globalThis.setInterval;
  vi.stubGlobal('setInterval', (tick: () => void) => real(() => setTimeout(tick, 5_000), 60_000));
  onTestFinished(() => void vi.unstubAllGlobals());
  const slow = work();
  const held = withNetworkLock(slow.run);
  await slow.begun;
  await pass(1);
  const waiting = withNetworkLock(async () => undefined);
  await pass(9 * 60);
  slow.end();
  await waiting;
  await expect(held).resolves.toBeUndefined();
});

test('a holder that lives and is stuck loses the lock within a quarter of an hour', async () => {
  const pass = clock();
  const stuck = work();
  const held = withNetworkLock(stuck.run);
  held.catch(() => undefined);
  await stuck.begun;
  let isSent = false;
  const waiting = withNetworkLock(async () => {
    isSent = true;
  });
  await pass(15 * 60);
  expect(isSent).toBe(true);
  stuck.end();
  await Promise.allSettled([held, waiting]);
});

test('whoever lost the lock tells of its life no more: the next holder may be frozen as well', async () => {
  const pass = clock();
  const slow = work();
  const held = withNetworkLock(slow.run);
  held.catch(() => undefined);
  await slow.begun;
  const frozen = work();
  void navigator.locks.request('pankh-sync', { steal: true }, frozen.run).catch(() => undefined);
  await frozen.begun;
  let isSent = false;
  const waiting = withNetworkLock(async () => {
    isSent = true;
  });
  await pass(5 * 60);
  await waiting;
  expect(isSent).toBe(true);
});

test('of another lock a sign of life says nothing', async () => {
  const pass = clock();
  const [frozen, other] = [work(), work()];
  void navigator.locks.request('pankh-sync', frozen.run).catch(() => undefined);
  const files = withNetworkLock(other.run, { name: 'pankh-files' });
  await Promise.all([frozen.begun, other.begun]);
  let isSent = false;
  const waiting = withNetworkLock(async () => {
    isSent = true;
  });
  await pass(160);
  await waiting;
  expect(isSent).toBe(true);
  other.end();
  await files;
});

test('where no sign of life can be told, the lock is taken after two and a half minutes', async () => {
  const pass = clock();
  const slow = work();
  const held = withNetworkLock(slow.run, { Channel: null });
  held.catch(() => undefined);
  await slow.begun;
  const waiting = withNetworkLock(async () => 'sent', { Channel: null });
  await pass(160);
  expect(await waiting).toBe('sent');
});

test('what a person waits for goes beside a holder in the end, and leaves it the lock', async () => {
  const pass = clock();
  const slow = work();
  const held = withNetworkLock(slow.run);
  await slow.begun;
  const pressed = withNetworkLock(async () => 'signed in', { besideAfter: 20_000 });
  await pass(30);
  expect(await pressed).toBe('signed in');
  slow.end();
  await expect(held).resolves.toBeUndefined();
});

test('what fails inside fails outside, and lets go', async () => {
  await expect(withNetworkLock(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await withNetworkLock(async () => 'free')).toBe('free');
});

test.each(['SecurityError', 'TimeoutError'])(
  'work that itself fails with a %s is done once',
  async (name) => {
    let times = 0;
    const failing = () => {
      times += 1;
      return Promise.reject(new DOMException('no luck', name));
    };
    await expect(withNetworkLock(failing)).rejects.toThrow('no luck');
    expect(times).toBe(1);
  },
);

test('where a browser lets the site keep nothing, and so gives it no locks, the work is done all the same', async () => {
  const locks = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) };
  expect(await withNetworkLock(async () => 'sent', { locks })).toBe('sent');
});

/** Seconds pass when they are told to, and what is told between tabs arrives within each. */
function clock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const over = new AbortController();
    setTimeout(() => over.abort(new DOMException('Too long', 'TimeoutError')), ms);
    return over.signal;
  });
  return async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1_000);
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    }
  };
}
