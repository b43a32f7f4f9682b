import { useEffect } from 'react';

/** No keyboard is lower. */
const lowestKeyboard = 120;

/**
 * Tells the style sheet how much of the window is seen while a phone's keyboard covers the rest: browsers leave the page
 * as high as it was, and what stands on its bottom edge would be under the keys.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    function forget() {
      style.removeProperty('--visible-height');
      style.removeProperty('--below-screen');
    }
    function follow() {
      // A closer look at the page makes less of it seen, too.
      const isCovered = view?.scale === 1 && innerHeight - view.height > lowestKeyboard;
      if (!view || !isCovered) return forget();
      style.setProperty('--visible-height', `${view.height}px`);
      style.setProperty('--below-screen', '0px');
      // Where not all fits above the keys, what is written in does.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
      scrollTo(0, 0);
    }
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('resize', follow);
      forget();
    };
  }, []);
}
