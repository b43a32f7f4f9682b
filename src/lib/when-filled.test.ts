import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenFilled } from './when-filled.ts';

let place: object | null = null;
let change = () => {};
let watching = 0;

beforeEach(() => {
  vi.useFakeTimers();
  place = {};
  watching = 0;
  vi.stubGlobal('document', { querySelector: () => place });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: () => void) {
        change = onChange;
      }
      observe = () => void (watching += 1);
      disconnect = () => void (watching -= 1);
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isOver(filled: Promise<void>): Promise<boolean> {
  return Promise.race([filled.then(() => true), Promise.resolve().then(() => false)]);
}

it('is over at once where no place is held', async () => {
  place = null;
  expect(await isOver(whenFilled())).toBe(true);
});

it('is over with the last place, and looks no more', async () => {
  const filled = whenFilled();
  change();
  expect(await isOver(filled)).toBe(false);
  expect(watching).toBe(1);
  place = null;
  change();
  await filled;
  expect([watching, vi.getTimerCount()]).toEqual([0, 0]);
});

it('does not wait for what has to come from the network', async () => {
  const filled = whenFilled();
  await vi.advanceTimersByTimeAsync(2_000);
  await filled;
  expect(watching).toBe(0);
});
