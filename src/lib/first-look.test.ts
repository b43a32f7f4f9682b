import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const drawn = { getElementById: () => ({ hasChildNodes: () => true }) };
const blank = { getElementById: () => ({ hasChildNodes: () => false }) };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

async function lookAt(page: object, serviceWorker?: { controller: object | null }, kept = storage()) {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('localStorage', kept);
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

it('holds nothing up for who was here before and came past the service worker', async () => {
  const kept = storage();
  expect((await lookAt(drawn, { controller: null }, kept)).isOver()).toBe(false);
  const { noteFirstLook } = await import('./first-look.ts');
  noteFirstLook();
  vi.resetModules();
  expect((await lookAt(drawn, { controller: null }, kept)).isOver()).toBe(true);
});

it('is a first look each time where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const { isOver } = await lookAt(drawn, { controller: null }, { getItem: refuse, setItem: refuse });
  const { noteFirstLook } = await import('./first-look.ts');
  noteFirstLook();
  expect(isOver()).toBe(false);
});
