import { beforeEach, expect, test, vi } from 'vitest';
import { useGrowing } from './use-growing.ts';

const drawn = vi.hoisted(() => ({ around: { current: {} } }));
vi.mock('react', () => ({
  useRef: () => drawn.around,
  useLayoutEffect: (effect: () => void) => effect(),
}));

const border = 1;
let knowsSizing: boolean;
let style: { height: string };

/** A field that is as tall as it is told, or as one line, and whose words are of so many lines. */
function showField(lines: number) {
  const boxHeight = () => (style.height === 'auto' ? 20 : Number.parseFloat(style.height));
  const field = {
    style,
    get offsetHeight() {
      return boxHeight() + 2 * border;
    },
    get clientHeight() {
      return boxHeight();
    },
    // What is shorter than the field is as tall as the field.
    get scrollHeight() {
      return Math.max(boxHeight(), 20 * lines);
    },
  };
  drawn.around.current = { querySelector: () => field };
}

beforeEach(() => {
  knowsSizing = false;
  style = { height: 'auto' };
  vi.stubGlobal('CSS', { supports: () => knowsSizing });
  return () => vi.unstubAllGlobals();
});

test('a field grows with what is written, and shrinks once that is sent, where the browser does not see to it', () => {
  showField(4);
  useGrowing();
  expect(style.height).toBe(`${4 * 20 + 2 * border}px`);
  showField(1);
  useGrowing();
  expect(style.height).toBe(`${20 + 2 * border}px`);
});

test('where the browser does, it is left to it', () => {
  knowsSizing = true;
  showField(4);
  useGrowing();
  expect(style.height).toBe('auto');
});
