import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, useToasts } from '#src/state/toasts.ts';
import { ShownToast } from './shown-toast.tsx';

/** One message that is drawn again and again: whether it is held stays, its effects run anew where something has changed. */
const drawn = vi.hoisted(() => ({
  held: false,
  effects: [] as { given: unknown[]; end?: () => void }[],
  at: 0,
}));
vi.mock('react', () => ({
  useRef: () => ({ current: null }),
  useLayoutEffect: () => {},
  useState: () => [drawn.held, (held: boolean) => Object.assign(drawn, { held })],
  useEffect: (effect: () => (() => void) | undefined, given: unknown[]) => {
    const at = drawn.at++;
    const before = drawn.effects[at];
    if (before && given.every((value, index) => value === before.given[index])) return;
    before?.end?.();
    drawn.effects[at] = { given, end: effect() };
  },
}));

type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
type Drawn = ReactElement<{ children: ReactElement<object, (given: object) => ReactElement<Handlers>> }>;

/** Draws the first message that waits, and gives what its box listens to. */
function draw(): Handlers {
  const [toast] = useToasts.getState().queue;
  if (!toast) throw new Error('It is gone');
  drawn.at = 0;
  const { type, props } = (ShownToast({ toast }) as Drawn).props.children; // as: a frame around its one view.
  return type(props).props;
}

const isShown = () => useToasts.getState().queue.length > 0;

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ queue: [] });
  Object.assign(drawn, { held: false, effects: [] });
  return () => vi.useRealTimers();
});

test('good news goes after six seconds', () => {
  showToast({ kind: 'success', title: 'Saved' });
  draw();
  vi.advanceTimersByTime(5_999);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);
});

test.each([
  ['pointer', 'onPointerEnter', 'onPointerLeave'],
  ['focus', 'onFocus', 'onBlur'],
] as const)('it stays while the %s is on it, and six seconds more', (_, enter, leave) => {
  showToast({ kind: 'notice', title: 'A new version' });
  const box = draw();
  vi.advanceTimersByTime(5_000);
  box[enter]();
  draw();
  vi.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
  box[leave]();
  draw();
  vi.advanceTimersByTime(5_999);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);
});

test('an error stays until it is closed', () => {
  showToast({ kind: 'error', title: 'Login failed' });
  draw();
  vi.advanceTimersByTime(600_000);
  expect(isShown()).toBe(true);
});
