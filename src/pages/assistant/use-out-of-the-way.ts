import { type RefObject, useEffect } from 'react';

/** So far one scrolls before it counts as a direction, px. */
const least = 8;

/**
 * Marks what stands in the corner as `data-away` while one scrolls down, for the styles of a phone: the end of a row, or its
 * button, is not read and pressed through it. Whoever scrolls up has it back, and whoever comes to another screen.
 */
export function useOutOfTheWay(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from = scrollY;
    const follow = () => {
      const moved = scrollY - from;
      if (Math.abs(moved) < least && scrollY > 0) return;
      from = scrollY;
      corner.current?.toggleAttribute('data-away', moved > 0);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [corner]);
}
