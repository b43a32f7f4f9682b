import { type RefObject, useEffect, useRef } from 'react';

const inSight = 0.7;

/**
 * Brings a part that a press on a link has opened into view, where its beginning is not. `opened` names what is open. A page that
 * begins with it, or comes back to it, stays where it is.
 */
export function useOpenedInView(part: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    if (opened === before.current) return;
    before.current = opened;
    // Else the page was loaded with it: what the address asks is known a moment after the page is taken over.
    const isPressed = document.activeElement?.closest('main a') != null;
    const top = part.current?.getBoundingClientRect().top ?? 0;
    if (isPressed && top > innerHeight * inSight) part.current?.scrollIntoView();
  }, [part, opened]);
}
