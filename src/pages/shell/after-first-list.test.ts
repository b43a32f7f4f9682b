import { beforeEach, expect, test, vi } from 'vitest';
import { bringNotices, bringOwnCorner } from './after-first-list.ts';

vi.mock('./notices.tsx', () => ({ Notices: () => null }));
vi.mock('./own-corner.tsx', () => ({ OwnCorner: () => null }));
const filled = vi.hoisted(() => ({ fill: () => {} }));
vi.mock('#src/lib/when-filled.ts', () => ({
  whenFilled: () => new Promise<void>((resolve) => Object.assign(filled, { fill: resolve })),
}));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

/** `pages`: how many this window has shown, with the one that is shown. */
function bring(part: () => Promise<unknown>, { isKept, pages }: { isKept: boolean; pages: number }) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
  vi.stubGlobal('history', { length: pages });
  const here = vi.fn();
  return { came: part().then(here), here };
}

test.each([
  ['what is told above it', bringNotices, 1],
  ['the account’s corner', bringOwnCorner, 1],
  ['the account’s corner on a later page', bringOwnCorner, 2],
])('where the app was opened from this device, the first list goes before %s', async (_, part, pages) => {
  const { came, here } = bring(part, { isKept: true, pages });
  await new Promise(setImmediate);
  expect(here).not.toHaveBeenCalled();
  filled.fill();
  await came;
  expect(here).toHaveBeenCalled();
});

test('whoever does something there has them at once', async () => {
  const { came } = bring(bringNotices, { isKept: true, pages: 1 });
  window.dispatchEvent(new Event('keydown'));
  await came;
});

test.each([
  [
    'on a page that another is behind, the way back comes before the list that it would move',
    bringNotices,
    { isKept: true, pages: 2 },
  ],
  ['a page that the server has sent is read already', bringNotices, { isKept: false, pages: 1 }],
  ['and has the account’s corner at once', bringOwnCorner, { isKept: false, pages: 1 }],
])('%s', async (_, part, page) => {
  await bring(part, page).came;
});
