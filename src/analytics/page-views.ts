import { track } from '#src/lib/track.ts';
import { screenAt } from '#sync/metadata/screen-at.ts';

/** The router tells of each of these. */
const moves = ['pushState', 'replaceState', 'popstate'] as const;

/** Counts the screen that is shown, and every other one that follows. Answers how to stop. */
export function trackPageViews(): () => void {
  let shown = '';
  const look = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    // Which screen, not whose: an id in an address may be a person's.
    track('page_view', { label: screenAt(shown)?.screen.path ?? '/404' });
  };
  look();
  for (const move of moves) addEventListener(move, look);
  return () => {
    for (const move of moves) removeEventListener(move, look);
  };
}
