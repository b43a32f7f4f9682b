import { whenActed } from './when-acted.ts';

/** How long somebody who came for the first time is left to read. */
const readingMs = 3_000;

const wasHere = 'pankh-was-here';

/** Whether this page is the first that anybody reads on this device: a guest's. */
export const isNewHere = isFirstLook();

/**
 * Over once whoever came here for the first time, to a page that was drawn before, has read for a moment or has acted; at once
 * for everybody else. What a reader does not need waits for it: on a phone, database and service worker would take the first
 * seconds, in which one scrolls. Read while the page is still as the server sent it.
 */
export const firstLook: Promise<void> = isNewHere
  ? Promise.race([whenActed(), new Promise<void>((resolve) => setTimeout(resolve, readingMs))])
  : Promise.resolve();

/** From now on nobody on this device waits. */
export function noteFirstLook(): void {
  try {
    localStorage.setItem(wasHere, 'yes');
  } catch {
    // A browser that keeps nothing has everybody come for the first time.
  }
}

/** The service worker brings the page to who was here before; not where the page was loaded past it, or it was taken away. */
function isFirstLook(): boolean {
  if (typeof document === 'undefined' || navigator.serviceWorker === undefined) return false;
  const isDrawn = document.getElementById('root')?.hasChildNodes() ?? false;
  if (!isDrawn || navigator.serviceWorker.controller !== null) return false;
  try {
    return localStorage.getItem(wasHere) === null;
  } catch {
    return true;
  }
}
