import { useEffect } from 'react';
import { keysCover } from './keys-cover.ts';

/**
 * Tells the style sheet how much of the window is seen while a phone's keyboard covers the rest: what stands on the bottom edge
 * of the page would be under the keys.
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
    const follow = () => {
      if (!keysCover(view)) return forget();
      style.setProperty('--visible-height', `${view.height}px`);
      style.setProperty('--below-screen', '0px');
      // Where not all fits above the keys, what is written in does.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
      scrollTo(0, 0);
    };
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('resize', follow);
      forget();
    };
  }, []);
}
