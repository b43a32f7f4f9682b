import { afterEach, expect, test, vi } from 'vitest';
import { hideRefusedChannels } from './refused-channels.ts';

afterEach(() => vi.unstubAllGlobals());

/** As Firefox has it where all cookies are blocked. */
function RefusedChannel(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('where channels throw as they are made there are none, and the database’s library loads', async () => {
  vi.stubGlobal('BroadcastChannel', RefusedChannel);
  hideRefusedChannels();
  expect('BroadcastChannel' in globalThis).toBe(false);
  expect(await import('dexie')).toHaveProperty('Dexie');
});

test('channels that can be made are left, and none is held', () => {
  const close = vi.fn<() => void>();
  class Channel {
    close = close;
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  hideRefusedChannels();
  expect(globalThis.BroadcastChannel).toBe(Channel);
  expect(close).toHaveBeenCalledOnce();
});
