import { type RefObject, useEffect } from 'react';

/** So far one scrolls before it counts as a direction, px. */
const least = 8;
const moves = ['touchmove', 'wheel'];

/**
 * Marks what stands in the corner as `data-away` while a person scrolls down, for the styles of a phone: the end of a row, or its
 * button, is not read and pressed through it. Whoever scrolls up has it back, and whoever comes to another screen; where the
 * app or the browser moves the page, nothing goes.
 */
export function useOutOfTheWay(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from = scrollY;
    let isMoved = false;
    const begin = () => {
      isMoved = true;
    };
    const end = () => {
      isMoved = false;
    };
    const follow = () => {
      const moved = scrollY - from;
      if (Math.abs(moved) < least && scrollY > 0) return;
      from = scrollY;
      if (moved < 0 || isMoved) corner.current?.toggleAttribute('data-away', moved > 0);
    };
    for (const move of moves) addEventListener(move, begin, { passive: true });
    addEventListener('scroll', follow, { passive: true });
    addEventListener('scrollend', end);
    return () => {
      for (const move of moves) removeEventListener(move, begin);
      removeEventListener('scroll', follow);
      removeEventListener('scrollend', end);
    };
  }, [corner]);
}
