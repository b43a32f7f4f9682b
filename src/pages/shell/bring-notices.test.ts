import { beforeEach, expect, test, vi } from 'vitest';
import { bringNotices } from './bring-notices.ts';

vi.mock('./notices.tsx', () => ({ Notices: () => null }));
const filled = vi.hoisted(() => ({ fill: () => {} }));
vi.mock('#src/lib/when-filled.ts', () => ({
  whenFilled: () => new Promise<void>((resolve) => Object.assign(filled, { fill: resolve })),
}));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

/** `pages`: how many this window has shown, with the one that is shown. */
function bring({ isKept, pages }: { isKept: boolean; pages: number }) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
  vi.stubGlobal('history', { length: pages });
  const here = vi.fn();
  return { came: bringNotices().then(here), here };
}

test('where the app was just opened from this device, the first list goes first', async () => {
  const { came, here } = bring({ isKept: true, pages: 1 });
  await new Promise(setImmediate);
  expect(here).not.toHaveBeenCalled();
  filled.fill();
  await came;
  expect(here).toHaveBeenCalled();
});

test('whoever does something there has them at once', async () => {
  const { came } = bring({ isKept: true, pages: 1 });
  window.dispatchEvent(new Event('keydown'));
  await came;
});

test.each([
  [
    'on a page that another is behind, the way back comes before the list that it would move',
    { isKept: true, pages: 2 },
  ],
  ['a page that the server has sent is read already', { isKept: false, pages: 1 }],
])('%s', async (_, page) => {
  await bring(page).came;
});
