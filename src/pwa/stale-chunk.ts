import { saveAndReload } from './before-reload.ts';

const key = 'pankh-stale-chunk';
const atMostEvery = 60_000;

/**
 * A tab from before a deploy may ask for a file that is gone; a reload brings the new ones. Only once a minute: where the
 * reload does not help, the failure goes on to the page's own error screen. Never without a network: what is on the screen
 * can be read, and a reload might find nothing.
 */
export function reloadOnStaleChunk(): void {
  // Not prevented: what asked for the file would be told that it came, and is empty.
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < atMostEvery) return;
    sessionStorage.setItem(key, String(Date.now()));
    void saveAndReload();
  });
}
