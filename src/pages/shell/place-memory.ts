import { comeBackTo, type Place } from './come-back-to.ts';

const storageKey = 'pankh-places';
const kept = 50;

/**
 * Going back, going forward and reloading return to the place on the page, and to the link that led away: also where the
 * page is read from the device first, for which the browser's own memory does not wait. A new screen begins at its top.
 */
export function rememberPlaces(): () => void {
  const places = readPlaces();
  let shown = location.pathname;
  let key = keyOfEntry();
  let stopComingBack = () => {};
  history.scrollRestoration = 'manual';

  const note = (link = places.get(key)?.link ?? null) => {
    places.delete(key);
    places.set(key, { y: scrollY, height: document.documentElement.scrollHeight, link });
  };
  const comeBack = () => {
    stopComingBack();
    const place = places.get(key);
    if (place) stopComingBack = comeBackTo(place);
  };
  const onPush = () => {
    note(activeLink());
    key = keyOfEntry();
    if (location.pathname !== shown) {
      shown = location.pathname;
      stopComingBack();
      scrollTo(0, 0);
    }
    note();
  };
  const onPop = () => {
    key = keyOfEntry();
    const isOtherScreen = location.pathname !== shown;
    shown = location.pathname;
    if (isOtherScreen) comeBack();
  };
  const onReplace = () => {
    key = keyOfEntry();
    shown = location.pathname;
  };
  // A page that is being swapped shrinks first: that is no scrolling of the person's.
  const onScroll = () => document.body.dataset.comingBack ?? note();
  const keep = () => sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-kept)));

  comeBack();
  const listeners = [
    ['pushState', onPush],
    ['replaceState', onReplace],
    ['popstate', onPop],
    ['scroll', onScroll],
    ['pagehide', keep],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener);
  return () => {
    stopComingBack();
    for (const [name, listener] of listeners) removeEventListener(name, listener);
  };
}

/** Each entry of the history has a place of its own; where the browser does not name them, each address. */
function keyOfEntry(): string {
  return ('navigation' in window && window.navigation.currentEntry?.key) || location.href;
}

function activeLink(): string | null {
  return document.activeElement?.closest('main a[href]')?.getAttribute('href') ?? null;
}

function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // What another version kept there is no loss.
    return new Map();
  }
}
