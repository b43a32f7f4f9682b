import { keepPlaces, type Place, placesOfTab } from '#src/state/places.ts';
import { comeBackTo, linksTo } from './come-back-to.ts';

/**
 * Going back, going forward and reloading return to the place on the page, and to the link that led away: also where the
 * page is read from the device first, for which the browser's own memory does not wait. A new screen begins at its top.
 */
export function rememberPlaces(): () => void {
  const places = placesOfTab();
  let shown = location.pathname;
  let key = keyOfEntry();
  let stopComingBack = () => {};
  history.scrollRestoration = 'manual';

  const note = (left: Omit<Place, 'y'> = places.get(key) ?? { link: null }) => {
    places.delete(key);
    places.set(key, { ...left, y: scrollY });
  };
  const comeBack = () => {
    stopComingBack();
    const place = places.get(key);
    if (place) stopComingBack = comeBackTo(place);
  };
  /** Answers which screen it was before, where it is another. */
  const turn = () => {
    const before = shown;
    key = keyOfEntry();
    shown = location.pathname;
    return shown !== before && before;
  };
  const begin = () => {
    stopComingBack();
    scrollTo(0, 0);
  };
  const onPush = () => {
    note(activeLink());
    if (turn()) begin();
    note();
  };
  const onReplace = () => {
    const before = turn();
    // A screen that only gets an address of its own, as a draft at its first letter, goes on as it stands.
    if (before && !shown.startsWith(`${before}/`)) begin();
  };
  const onPop = () => {
    // Of scrolling in its last frame a page is not told any more.
    onScroll();
    const left = places.get(key)?.y;
    // Within a screen, too, but not where the page stood still under a dialog, which has gone: that may lead elsewhere.
    if (turn() || places.get(key)?.y !== left) comeBack();
  };
  // A page that is being swapped shrinks first: that is no scrolling of the person's.
  const onScroll = () => document.body.dataset.comingBack ?? note();
  const keep = () => {
    if (scrollY || places.has(key)) onScroll();
    keepPlaces();
  };

  if (!window.navigation && isOpenedAnew()) places.delete(key);
  comeBack();
  const listeners = [
    ['pushState', onPush],
    ['replaceState', onReplace],
    ['popstate', onPop],
    ['scroll', onScroll],
    ['pagehide', keep],
  ] as const;
  // Of going back before the router hears of it, which draws the other page at once.
  for (const [name, listener] of listeners) addEventListener(name, listener, listener === onPop);
  return () => {
    stopComingBack();
    for (const [name, listener] of listeners) removeEventListener(name, listener, listener === onPop);
  };
}

/** Each entry of the history has a place of its own; where the browser does not name them, each address. */
function keyOfEntry(): string {
  return window.navigation?.currentEntry?.key || location.href;
}

/** By its address: where entries have no names, that may have a place from another visit. */
function isOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of that type are
  return load?.type === 'navigate';
}

function activeLink(): Omit<Place, 'y'> {
  const active = document.activeElement?.closest<HTMLElement>('main a[href]');
  const link = active?.getAttribute('href');
  return active && link ? { link, nth: linksTo(link).indexOf(active) } : { link: null };
}
