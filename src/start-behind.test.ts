import { beforeEach, expect, test, vi } from 'vitest';
import { startBehind } from './start-behind.ts';

const went = vi.hoisted(() => ({ to: [] as string[], read: [] as string[] }));
vi.mock('wouter/use-browser-location', () => ({ navigate: (to: string) => went.to.push(to) }));
vi.mock('#src/data/notifications.ts', () => ({
  readNotifications: async (ids: string[]) => void went.read.push(...ids),
}));
// Nothing behind the screens has come yet, and nothing will.
vi.mock('./lib/first-look.ts', () => ({ firstLook: new Promise(() => {}) }));

const worker = Object.assign(new EventTarget(), { controller: {} });
const says = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  went.to.length = 0;
  went.read.length = 0;
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('https://pankh.example/explore'));
  return () => vi.unstubAllGlobals();
});

test('a notification that is clicked while the app still starts leads to its screen, and is read', async () => {
  void startBehind(false);
  says({ type: 'OPEN', href: '/messages/7?told=n1&tab=files#last' });
  expect(went.to).toEqual(['/messages/7?tab=files#last']);
  await vi.waitFor(() => expect(went.read).toEqual(['n1']));
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
