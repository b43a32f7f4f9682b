import { expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

/** A corner on a page that is scrolled so far from its top, step by step: whether it is away after each. */
async function awayAfter(...steps: number[]): Promise<boolean[]> {
  const page = new EventTarget();
  const follows = vi.fn(page.addEventListener.bind(page));
  vi.stubGlobal('addEventListener', follows);
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('scrollY', 0);
  let isAway = false;
  const element = { toggleAttribute: (_name: string, on: boolean) => (isAway = on) };
  liveHook(() => useOutOfTheWay({ current: element as unknown as HTMLElement })); // only this is asked of it
  await vi.waitFor(() => expect(follows).toHaveBeenCalled());
  return steps.map((y) => {
    vi.stubGlobal('scrollY', y);
    page.dispatchEvent(new Event('scroll'));
    return isAway;
  });
}

test('it makes way as one scrolls down, and is back as one scrolls up', async () => {
  expect(await awayAfter(40, 400, 360, 700)).toEqual([true, true, false, true]);
});

test('a thumb that trembles does not turn it', async () => {
  expect(await awayAfter(40, 37, 44)).toEqual([true, true, true]);
});

test('at the top of a page it is there', async () => {
  expect(await awayAfter(9, 3, 0)).toEqual([true, true, false]);
});
