import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPull } from './watch-pull.ts';

/** A part of the page that its screen takes away while a finger lies on it: events at it go no further up. */
class Part extends EventTarget {
  parentElement = null;
  scrollTop = 0;
  closest() {
    return null;
  }
}

const page = new EventTarget();
let stop: () => void;
let pulls: number;
let drawn: number[];

beforeEach(() => {
  pulls = 0;
  drawn = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('document', { documentElement: { style: {} } });
  stop = watchPull(
    (px) => drawn.push(px),
    () => (pulls += 1),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function touch(type: string, y?: number, target?: EventTarget): Event {
  const touches = y === undefined ? [] : [{ clientX: 180, clientY: y }];
  return Object.defineProperties(new Event(type), {
    touches: { value: touches },
    ...(target && { target: { value: target } }),
  });
}

test('a finger that came down on what then leaves the page still pulls', () => {
  const part = new Part();
  page.dispatchEvent(touch('touchstart', 200, part));
  part.dispatchEvent(touch('touchmove', 240));
  part.dispatchEvent(touch('touchmove', 400));
  part.dispatchEvent(touch('touchend'));
  expect(drawn).toEqual([20, 96, 0]);
  expect(pulls).toBe(1);
});

test('what a former finger came down on says nothing of this one', () => {
  const former = new Part();
  page.dispatchEvent(touch('touchstart', 200, former));
  page.dispatchEvent(touch('touchstart', 200, new Part()));
  former.dispatchEvent(touch('touchmove', 400));
  former.dispatchEvent(touch('touchend'));
  expect(drawn).toEqual([]);
  expect(pulls).toBe(0);
});
