import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPush } from '#src/api/push.ts';
import { asServerHasIt } from './as-server-has-it.ts';
import { pushState, renewPush } from './push.ts';

vi.mock('#src/api/push.ts', () => ({ fetchPush: vi.fn() }));
vi.mock('./push.ts', () => ({ pushState: vi.fn(), renewPush: vi.fn() }));

/** Whether the server wakes this device, and whether it does once it is asked to anew. */
function server(isOn: boolean, isOnAfter = isOn) {
  let isNow = isOn;
  vi.mocked(fetchPush).mockImplementation(async () => ({ key: 'a key', isOn: isNow }));
  vi.mocked(renewPush).mockImplementation(async () => {
    isNow = isOnAfter;
  });
}

beforeEach(() => {
  vi.mocked(pushState).mockResolvedValue('on');
});

test('a device that the server wakes notifies', async () => {
  server(true);
  expect(await asServerHasIt()).toBe('on');
  expect(renewPush).not.toHaveBeenCalled();
});

test('one that it wakes no more is named to it anew, and notifies', async () => {
  server(false, true);
  expect(await asServerHasIt()).toBe('on');
});

test('where that does not help it notifies no more', async () => {
  server(false);
  expect(await asServerHasIt()).toBe('lapsed');
  vi.mocked(renewPush).mockRejectedValue(new TypeError('no push service'));
  expect(await asServerHasIt()).toBe('lapsed');
});

test('without a network it is as the browser says', async () => {
  vi.mocked(fetchPush).mockRejectedValue(new TypeError('no network'));
  expect(await asServerHasIt()).toBe('on');
});

test('what was turned off meanwhile is off', async () => {
  server(false);
  vi.mocked(pushState).mockResolvedValueOnce('on').mockResolvedValueOnce('off');
  expect(await asServerHasIt()).toBe('off');
});
