import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const drawn = { getElementById: () => ({ hasChildNodes: () => true }) };
const blank = { getElementById: () => ({ hasChildNodes: () => false }) };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function lookAt(page: object, serviceWorker?: { controller: object | null }) {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { serviceWorker });
  const { firstLook } = await import('./first-look.ts');
  let isOver = false;
  void firstLook.finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return { window, isOver: () => isOver };
}

it('leaves who comes for the first time three seconds to read', async () => {
  const { isOver } = await lookAt(drawn, { controller: null });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it('is over once they act', async () => {
  const { isOver, window } = await lookAt(drawn, { controller: null });
  expect(isOver()).toBe(false);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

it.each([
  ['who was here before', drawn, { controller: {} }],
  ['a page that the app must draw itself', blank, { controller: null }],
  ['a browser that keeps no app', drawn, undefined],
] as const)('holds nothing up for %s', async (_, page, serviceWorker) => {
  const { isOver } = await lookAt(page, serviceWorker);
  expect(isOver()).toBe(true);
});
