import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberPlaces } from './place-memory.ts';

const storageKey = 'pankh-places';

/** A page at this address, that far down, of a browser without names for entries; answers what it leaves as it goes away. */
function pageAt(href: string, cameBy: NavigationTimingType = 'navigate', places: unknown[] = []) {
  const window = new EventTarget();
  const kept = new Map([[storageKey, JSON.stringify(places)]]);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: cameBy } as PerformanceNavigationTiming,
  ]); // all that is asked
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('location', { href, pathname: href });
  vi.stubGlobal('history', {});
  vi.stubGlobal('document', { body: { dataset: {} }, documentElement: { scrollHeight: 0 } });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    scroll(y: number, isTold = true) {
      vi.stubGlobal('scrollY', y);
      if (isTold) window.dispatchEvent(new Event('scroll'));
    },
    goBack(to: string) {
      vi.stubGlobal('location', { href: to, pathname: to });
      window.dispatchEvent(new Event('popstate'));
    },
    /** Another screen in the place of this one; answers how far down that is. */
    giveWayTo(to: string) {
      vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
      vi.stubGlobal('location', { href: to, pathname: to });
      window.dispatchEvent(new Event('replaceState'));
      return scrollY;
    },
    goAway() {
      window.dispatchEvent(new Event('pagehide'));
      return JSON.parse(kept.get(storageKey) ?? '[]');
    },
  };
}

test('a page that goes away before it is told of the last scrolling keeps where it was scrolled to', () => {
  const page = pageAt('/explore');
  rememberPlaces();
  page.scroll(400);
  page.scroll(900, false);
  expect(page.goAway()).toEqual([['/explore', { y: 900, link: null }]]);
});

test('also where that was to its top', () => {
  const page = pageAt('/explore');
  rememberPlaces();
  page.scroll(400);
  page.scroll(0, false);
  expect(page.goAway()).toEqual([['/explore', { y: 0, link: null }]]);
});

test('a page that one goes back from before it is told of the last scrolling keeps where it was scrolled to', () => {
  const page = pageAt('/');
  rememberPlaces();
  page.scroll(500, false);
  page.goBack('/explore');
  expect(page.goAway()).toContainEqual(['/', { y: 500, link: null }]);
});

test('a page that goes away while it comes back to a place keeps that place', () => {
  const page = pageAt('/explore');
  rememberPlaces();
  page.scroll(400);
  document.body.dataset.comingBack = '';
  page.scroll(0);
  expect(page.goAway()).toEqual([['/explore', { y: 400, link: null }]]);
});

test('nothing is kept of a page that was never scrolled', () => {
  const page = pageAt('/explore');
  rememberPlaces();
  expect(page.goAway()).toEqual([]);
});

const scrolled = [['/terms', { y: 1500, link: null }]];
/** As `comeBackTo` says of itself while it is at work. */
const isComingBack = () => document.body.dataset.comingBack !== undefined;

test('a page that is loaded anew or gone back to comes back to its place', () => {
  for (const cameBy of ['reload', 'back_forward'] as const) {
    pageAt('/terms', cameBy, scrolled);
    rememberPlaces();
    expect(isComingBack(), cameBy).toBe(true);
  }
});

test('a page that is opened anew begins at its top, though its address has a place from another visit', () => {
  pageAt('/terms', 'navigate', scrolled);
  rememberPlaces();
  expect(isComingBack()).toBe(false);
});

test.each(['/register', '/'])(
  'a screen that takes the place of %s begins at its top, as what follows a sign-up',
  (before) => {
    const page = pageAt(before);
    rememberPlaces();
    page.scroll(436);
    expect(page.giveWayTo('/otp-verification')).toBe(0);
  },
);

test('a screen that only gets an address of its own stays where it is', () => {
  const page = pageAt('/submit-pitch');
  rememberPlaces();
  page.scroll(300);
  expect(page.giveWayTo('/submit-pitch/0196f3a0-0000-7000-8000-000000000001')).toBe(300);
});
