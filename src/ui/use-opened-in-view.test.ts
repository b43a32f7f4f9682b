import { beforeEach, expect, test, vi } from 'vitest';
import { useOpenedInView } from './use-opened-in-view.ts';

/** A screen that is drawn again and again: what it refers to stays, its effect runs anew. */
const drawn = vi.hoisted(() => ({ ref: undefined as object | undefined, end: () => {} }));
vi.mock('react', () => ({
  useRef: (current: unknown) => {
    drawn.ref ??= { current };
    return drawn.ref;
  },
  useEffect: (effect: () => () => void) => {
    drawn.end();
    drawn.end = effect();
  },
}));

const height = 800;
let top: number;
let scrolled: number;
let pressedOn: string;
const part = {
  current: { getBoundingClientRect: () => ({ top }), scrollIntoView: () => void scrolled++ },
} as never; // as: of the element only these two are asked.

beforeEach(() => {
  top = height;
  scrolled = 0;
  drawn.ref = undefined;
  drawn.end = () => {};
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('Element', EventTarget);
  // Nothing is focused, as in Safari on an iPhone.
  const page = { activeElement: null, closest: (kind: string) => (kind === pressedOn ? page : null) };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  return () => vi.unstubAllGlobals();
});

function press(kind: string) {
  pressedOn = kind;
  document.dispatchEvent(new Event('click'));
}

test('what a press on a link opens below the fold comes into view, once, though the link has no focus', () => {
  useOpenedInView(part, undefined);
  press('main a');
  expect(scrolled).toBe(0);
  useOpenedInView(part, 'payments');
  expect(scrolled).toBe(1);
  useOpenedInView(part, undefined);
  useOpenedInView(part, 'payments');
  expect(scrolled).toBe(1);
});

test('what is in sight stays where it is', () => {
  useOpenedInView(part, undefined);
  press('main a');
  top = height / 2;
  useOpenedInView(part, 'payments');
  expect(scrolled).toBe(0);
});

test('a page that begins with it, or is told a moment later what its address asks, stays where it is', () => {
  useOpenedInView(part, 'payments');
  useOpenedInView(part, undefined);
  press('header a');
  useOpenedInView(part, 'payments');
  expect(scrolled).toBe(0);
});

test('a screen that is left listens no longer', () => {
  useOpenedInView(part, undefined);
  drawn.end();
  press('main a');
  drawn.end = () => {};
  useOpenedInView(part, 'payments');
  expect(scrolled).toBe(0);
});
