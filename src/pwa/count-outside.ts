import { showOnIcon } from '#src/lib/show-on-icon.ts';
import { takeAwayReadHere } from './take-away-read-here.ts';

/** Has what is seen outside the app follow what is unread in it; answers how to take the count off the icon. */
export function countOutside(count: number): (() => void) | undefined {
  // What cannot be taken away now goes with the next count, or the next push.
  takeAwayReadHere().catch(() => undefined);
  return showOnIcon(count);
}
