import { beforeEach, expect, test, vi } from 'vitest';
import { comeBackTo } from './come-back-to.ts';

const screen = 800;
const place = { y: 1_000, link: null };

let page: { scrollHeight: number };
let grow: (height: number) => void;
let scrolledTo: number[];

beforeEach(() => {
  vi.useFakeTimers();
  page = { scrollHeight: screen };
  scrolledTo = [];
  const window = new EventTarget();
  const scroll = (y: number) => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('innerHeight', screen);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    scrolledTo.push(y);
    scroll(y);
  });
  vi.stubGlobal('document', { body: { dataset: {} }, documentElement: page });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      isWatching = true;
      constructor(attempt: () => void) {
        grow = (height) => {
          page.scrollHeight = height;
          if (this.isWatching) attempt();
        };
      }
      observe() {}
      disconnect() {
        this.isWatching = false;
      }
    },
  );
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

function scrollByBar(y: number) {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

test('a page is scrolled to its place again as it grows, until it is as high as it gets', () => {
  comeBackTo(place);
  expect(scrolledTo).toEqual([]);
  grow(2_000);
  grow(2_500);
  expect(scrolledTo).toEqual([1_000, 1_000]);
  grow(3_000);
  vi.advanceTimersByTime(8_500);
  expect(document.body.dataset).not.toHaveProperty('comingBack');
  grow(4_000);
  expect(scrolledTo).toEqual([1_000, 1_000, 1_000]);
});

test.each(['wheel', 'keydown', 'pointerdown'])('after a %s it is left to the person', (sign) => {
  comeBackTo(place);
  grow(2_000);
  dispatchEvent(new Event(sign));
  grow(2_500);
  expect(scrolledTo).toEqual([1_000]);
});

test('who scrolls in the moment before the page is scrolled to its place is left where they are', () => {
  let draw = () => {};
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    draw = next;
  });
  comeBackTo(place);
  grow(2_000);
  dispatchEvent(new Event('wheel'));
  draw();
  expect(scrolledTo).toEqual([]);
});

test('who scrolls by something that gives no other sign is left where they are', () => {
  comeBackTo(place);
  grow(2_000);
  scrollByBar(1_400);
  grow(2_500);
  expect(scrolledTo).toEqual([1_000]);
  expect(document.body.dataset).not.toHaveProperty('comingBack');
});

test('a page that is taken away scrolls by itself, and is no person', () => {
  comeBackTo(place);
  grow(2_000);
  grow(screen);
  scrollByBar(0);
  vi.advanceTimersByTime(12_000);
  grow(2_000);
  expect(scrolledTo).toEqual([1_000, 1_000]);
});

test('the screen that one leaves, as high as the one to come, is not taken for it', () => {
  page.scrollHeight = 3_400;
  comeBackTo(place);
  grow(screen);
  grow(3_000);
  expect(scrolledTo).toEqual([1_000, 1_000]);
});

test('a page that is swapped may scroll before it is heard to be shorter, and is no person', () => {
  comeBackTo(place);
  grow(2_000);
  page.scrollHeight = screen;
  scrollByBar(0);
  grow(2_000);
  expect(scrolledTo).toEqual([1_000, 1_000]);
});

test('a page that has settled is not scrolled any more', () => {
  comeBackTo(place);
  vi.advanceTimersByTime(12_000);
  grow(2_000);
  vi.advanceTimersByTime(6_000);
  grow(2_200);
  vi.advanceTimersByTime(8_500);
  grow(2_500);
  expect(scrolledTo).toEqual([1_000, 1_000]);
});
