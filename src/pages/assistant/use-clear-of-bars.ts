import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

const gap = 12;

/**
 * Lifts what stands in the corner above a bar of actions that sticks to the same edge: sets `--bar-below` on it, in px.
 */
export function useClearOfBars(corner: RefObject<HTMLElement | null>): void {
  const [location] = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- another screen has other bars
  useEffect(() => {
    const element = corner.current;
    const main = document.getElementById('main');
    if (!element || !main) return;
    let frame = 0;
    let lifted = 0;
    function measure() {
      frame = 0;
      if (!element) return;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const lowest = bottom + lifted;
      const bars = [...document.querySelectorAll('.stick-above-bottom-nav, [data-keep-clear]')]
        .map((bar) => bar.getBoundingClientRect())
        .filter((bar) => bar.left < right && bar.right > left)
        .filter((bar) => bar.top < lowest && bar.bottom > top + lifted);
      lifted = Math.max(0, ...bars.map((bar) => lowest - bar.top + gap));
      element.style.setProperty('--bar-below', `${lifted}px`);
    }
    const follow = () => {
      frame ||= requestAnimationFrame(measure);
    };
    follow();
    const size = new ResizeObserver(follow);
    size.observe(main);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [corner, location]);
}
