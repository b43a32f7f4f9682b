import { type RefObject, useEffect, useRef } from 'react';

const inSight = 0.7;

/**
 * Brings a part that a press on a link has opened into view, where its beginning is not. `opened` names what is open. A page that
 * begins with it, or comes back to it, stays where it is.
 */
export function useOpenedInView(part: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const isPressed = useRef(false);
  useEffect(() => {
    // Else the page was loaded with it: what the address asks is known a moment after the page is taken over.
    const top = part.current?.getBoundingClientRect().top ?? 0;
    if (opened && isPressed.current && top > innerHeight * inSight) part.current?.scrollIntoView();
    isPressed.current = false;
    // Where the focus is does not say it: Safari on iPhones gives none to a link that is tapped.
    const note = ({ target }: MouseEvent) => {
      isPressed.current = target instanceof Element && target.closest('main a') !== null;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [part, opened]);
}
