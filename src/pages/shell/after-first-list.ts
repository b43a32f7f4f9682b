import { whenActed } from '#src/lib/when-acted.ts';
import { whenFilled } from '#src/lib/when-filled.ts';

// Parts of the shell that bring much code along. Where the app was just opened from this device the list that one came for goes
// first: run while it is being read, that code would hold it up.

/** On a page that has another behind it they come at once: the way back among them stands above the list, and would move it. */
export async function bringNotices() {
  if (history.length < 2) await firstList();
  return (await import('./notices.tsx')).Notices;
}

/** It comes at the end of the header, and moves nothing. */
export async function bringOwnCorner() {
  await firstList();
  return (await import('./own-corner.tsx')).OwnCorner;
}

async function firstList(): Promise<void> {
  // A page that the server has sent is read already.
  if (navigator.serviceWorker?.controller) await Promise.race([whenFilled(), whenActed()]);
}
