import { beforeEach, expect, test, vi } from 'vitest';
import { liveHook } from '#src/testing/live-hook.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

let page: EventTarget;
let isAway: boolean;
let clock: number;

/** A corner of a page that is at its top. */
beforeEach(async () => {
  page = new EventTarget();
  isAway = false;
  clock = 0;
  let isFollowed = false;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('document', { documentElement: { scrollHeight: 2_000 } });
  vi.stubGlobal('addEventListener', (...given: Parameters<EventTarget['addEventListener']>) => {
    isFollowed = true;
    page.addEventListener(...given);
  });
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const element = { toggleAttribute: (_name: string, on: boolean) => (isAway = on) };
  liveHook(() => useOutOfTheWay({ current: element as unknown as HTMLElement })); // only this is asked of it
  await vi.waitFor(() => expect(isFollowed).toBe(true));
});

/** Something happens in the page, ten seconds after what happened before. */
function happens(type: string, more: { key?: string; after?: number } = {}): void {
  const { after = 10_000, ...told } = more;
  clock += after;
  page.dispatchEvent(
    Object.defineProperty(Object.assign(new Event(type), told), 'timeStamp', { value: clock }),
  );
}

/** Whether it is away once the page is scrolled so far from its top. */
function isAwayAt(y: number, after?: number): boolean {
  vi.stubGlobal('scrollY', y);
  happens('scroll', { after });
  return isAway;
}

/** The same by a thumb. */
function isAwayDrawnTo(y: number): boolean {
  happens('touchmove');
  return isAwayAt(y, 16);
}

test('it makes way as one scrolls down, and is back as one scrolls up', () => {
  expect([40, 400, 360, 700].map(isAwayDrawnTo)).toEqual([true, true, false, true]);
});

test('a thumb that trembles does not turn it', () => {
  expect([40, 37, 44].map(isAwayDrawnTo)).toEqual([true, true, true]);
});

test('at the top of a page it is there', () => {
  expect([9, 3, 0].map(isAwayDrawnTo)).toEqual([true, true, false]);
});

test('a page that bounces at its ends has not turned there', () => {
  expect([-20, -60, -30, 0].map(isAwayDrawnTo)).toEqual([false, false, false, false]);
  expect([1_200, 1_260, 1_200].map(isAwayDrawnTo)).toEqual([true, true, true]);
});

test('a page that is moved by no person leaves it where it is', () => {
  expect(isAwayAt(400)).toBe(false);
  expect(isAwayDrawnTo(700)).toBe(true);
  expect(isAwayAt(1_000)).toBe(true);
});

test('nor does a thumb that has moved something else make it go later', () => {
  happens('touchmove');
  expect(isAwayAt(400)).toBe(false);
});

test('it makes way for a page that goes on after the thumb, and for the keys that scroll', () => {
  expect(isAwayDrawnTo(40)).toBe(true);
  expect(isAwayAt(20, 16)).toBe(false);
  expect([200, 400].map((y) => isAwayAt(y, 200))).toEqual([true, true]);
  expect(isAwayAt(100)).toBe(false);
  happens('keydown', { key: 'a' });
  expect(isAwayAt(300, 16)).toBe(false);
  happens('keydown', { key: 'PageDown' });
  expect(isAwayAt(900, 16)).toBe(true);
});
