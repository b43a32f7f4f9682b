import { type RefObject, useEffect } from 'react';

/** So far one scrolls before it counts as a direction, px. */
const least = 8;
const moves = ['touchmove', 'wheel', 'keydown'];
const scrolls = new Set([' ', 'PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End']);
/** A page that a thumb has let go goes on by itself, a step each few ms. */
const goesOnMs = 300;

/** Where on the page one is, px. A page that bounces at its ends, as iPhones let it, has not gone beyond them. */
function place(): number {
  const { scrollHeight } = document.documentElement;
  return Math.max(0, Math.min(scrollY, scrollHeight - innerHeight));
}

/**
 * Marks what stands in the corner as `data-away` while a person scrolls down, for the styles of a phone: the end of a row, or its
 * button, is not read and pressed through it. Whoever scrolls up has it back, and whoever comes to another screen; where the
 * app or the browser moves the page, nothing goes.
 */
export function useOutOfTheWay(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from = place();
    let movedAt = Number.NEGATIVE_INFINITY;
    const begin = (event: Event) => {
      if (!('key' in event) || scrolls.has(String(event.key))) movedAt = event.timeStamp;
    };
    const follow = ({ timeStamp }: Event) => {
      const isMoved = timeStamp - movedAt < goesOnMs;
      if (isMoved) movedAt = timeStamp;
      const at = place();
      const moved = at - from;
      if (Math.abs(moved) < least && at > 0) return;
      from = at;
      if (moved < 0 || isMoved) corner.current?.toggleAttribute('data-away', moved > 0);
    };
    for (const move of moves) addEventListener(move, begin, { passive: true });
    addEventListener('scroll', follow, { passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, begin);
      removeEventListener('scroll', follow);
    };
  }, [corner]);
}
