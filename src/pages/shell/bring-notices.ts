import { whenActed } from '#src/lib/when-acted.ts';
import { whenFilled } from '#src/lib/when-filled.ts';

/**
 * Brings `Notices`. Where the app was just opened from this device the list that one came for goes first: their code, run while
 * it is being read, would hold it up. On a page that has another behind it they come at once, as the way back among them stands
 * above the list.
 */
export async function bringNotices() {
  const isJustOpened = Boolean(navigator.serviceWorker?.controller) && history.length < 2;
  if (isJustOpened) await Promise.race([whenFilled(), whenActed()]);
  return (await import('./notices.tsx')).Notices;
}
