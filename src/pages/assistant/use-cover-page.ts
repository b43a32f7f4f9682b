import { type RefObject, useEffect } from 'react';
import { holdPage } from '#src/ui/hold-page.ts';
import { keysCover } from '#src/ui/keys-cover.ts';

/**
 * While a panel lies over the page of a phone nobody gets lost in what is under it; and with the keyboard up the panel takes
 * what is left of the screen.
 */
export function useCoverPage(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const phone = matchMedia('(width < 48rem)');
    let uncover = () => {};
    const follow = () => {
      uncover();
      uncover = phone.matches ? cover() : () => {};
    };
    follow();
    phone.addEventListener('change', follow);
    return () => {
      phone.removeEventListener('change', follow);
      uncover();
    };
  }, []);
  useEffect(() => {
    const view = window.visualViewport;
    const element = panel.current;
    if (!view || !element) return;
    const follow = () => {
      element.toggleAttribute('data-above-keys', keysCover(view));
      element.style.setProperty('--visible-top', `${view.offsetTop}px`);
      element.style.setProperty('--visible-height', `${view.height}px`);
    };
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [panel]);
}

function cover(): () => void {
  const letGo = holdPage();
  const under = [...document.querySelectorAll<HTMLElement>('.shell > main, .shell > footer')];
  for (const element of under) element.inert = true;
  return () => {
    for (const element of under) element.inert = false;
    letGo();
  };
}
