import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followOwnAddress } from './follow-notifications.ts';

const went = vi.hoisted(() => ({ to: [] as [string, object][], read: [] as string[] }));
vi.mock('wouter/use-browser-location', () => ({
  navigate: (to: string, options: object) => went.to.push([to, options]),
}));
vi.mock('#src/data/notifications.ts', () => ({
  async readNotifications(ids: string[]) {
    went.read.push(...ids);
    throw new Error('This cannot be kept');
  },
}));

beforeEach(() => {
  went.to.length = 0;
  went.read.length = 0;
});

function openedAt(address: string) {
  vi.stubGlobal('location', new URL(address, 'https://pankh.example'));
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a page that a notification has opened has it read, and keeps nothing of it in its address or on the way back', async () => {
  openedAt('/messages/7?tab=files&told=n1#last');
  followOwnAddress();
  expect(went.to).toEqual([['/messages/7?tab=files#last', { replace: true }]]);
  // That it cannot be kept is nobody's fault, and nothing is thrown.
  await expect.poll(() => went.read).toEqual(['n1']);
});

test('any other page stays as it was opened', () => {
  openedAt('/messages/7?tab=files#last');
  followOwnAddress();
  expect(went.to).toEqual([]);
});
