import { beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenReplaced } from './reload-when-replaced.ts';

const reloads = vi.hoisted(() => ({ asked: 0 }));
vi.mock('./before-reload.ts', () => ({ saveAndReload: async () => void reloads.asked++ }));

type Worker = { version: number };

beforeEach(() => {
  reloads.asked = 0;
  return () => vi.unstubAllGlobals();
});

/** A page that has begun where one worker is registered, if any, and this one is in charge of it. */
async function openedWith(workers: { active: Worker | null; controller: Worker | null }) {
  const takesOver = begunWith(workers);
  await new Promise(setImmediate);
  return takesOver;
}

/** The same before the browser has told which worker is registered. */
function begunWith({ active, controller }: { active: Worker | null; controller: Worker | null }) {
  const container = Object.assign(new EventTarget(), {
    controller,
    getRegistration: async () => (active ? { active } : undefined),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  reloadWhenReplaced();
  return (next: Worker) => {
    container.controller = next;
    container.dispatchEvent(new Event('controllerchange'));
  };
}

test('the next version reloads the page that it takes over', async () => {
  const first = { version: 1 };
  const takesOver = await openedWith({ active: first, controller: first });
  takesOver({ version: 2 });
  expect(reloads.asked).toBe(1);
});

test('the first one does not: the page runs it already', async () => {
  const takesOver = await openedWith({ active: null, controller: null });
  takesOver({ version: 1 });
  expect(reloads.asked).toBe(0);
  takesOver({ version: 2 });
  expect(reloads.asked).toBe(1);
});

test('a page that was loaded past its worker is reloaded by the next version like any other', async () => {
  const takesOver = await openedWith({ active: { version: 1 }, controller: null });
  takesOver({ version: 2 });
  expect(reloads.asked).toBe(1);
});

test('it is not where the worker takes it over that was there when it was loaded', async () => {
  const first = { version: 1 };
  const takesOver = await openedWith({ active: first, controller: null });
  takesOver(first);
  expect(reloads.asked).toBe(0);
});

test('nor does it miss the next version where that comes before the browser has told of the one that was there', async () => {
  const takesOver = begunWith({ active: { version: 1 }, controller: null });
  takesOver({ version: 2 });
  await new Promise(setImmediate);
  expect(reloads.asked).toBe(1);
});

test('a browser without service workers, or one that does not tell of them, breaks nothing', async () => {
  vi.stubGlobal('navigator', {});
  reloadWhenReplaced();
  const denied = async () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const container = Object.assign(new EventTarget(), { controller: null, getRegistration: denied });
  vi.stubGlobal('navigator', { serviceWorker: container });
  reloadWhenReplaced();
  await new Promise(setImmediate);
  expect(reloads.asked).toBe(0);
});
