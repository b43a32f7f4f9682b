import { expect, test } from 'vitest';
import { withNetworkLock } from './network-lock.ts';

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
  expect(await withNetworkLock(async () => 'sent', navigator.locks, 20)).toBe('sent');
  await expect(held).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
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
  expect(await withNetworkLock(async () => 'sent', locks)).toBe('sent');
});
