import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';
import { saveAndReload } from './before-reload.ts';

const key = 'pankh-stale-chunk';
const atMostEvery = 60_000;

/**
 * A script does not come where a deploy has taken it away, or where the network was gone: Chrome does not ask for it again in
 * the same page. A reload brings it, and never comes before the server answers: what is on the screen can be read, and a reload
 * might find nothing. Only once a minute; who waits for the script asks again, and has this look anew (`whenOnline`). Where a
 * reload did not help and the network was not missed since, there is none after it: the failure goes on to who asked.
 */
export function reloadOnStaleChunk(): void {
  let isLooking = false;
  let found: 'no network' | 'no help' | undefined;
  async function look() {
    if (isLooking) return;
    isLooking = true;
    if (!(await isServerThere())) found = 'no network';
    else if (Date.now() - Number(keptInTab(key)) < atMostEvery) found ??= 'no help';
    else if (found !== 'no help') {
      // A page that would not know of its reload would be reloaded for ever.
      if (keepInTab(key, String(Date.now()))) void saveAndReload();
      else found = 'no help';
    }
    isLooking = false;
  }
  // Not prevented: what asked for the file would be told that it came, and is empty.
  window.addEventListener('vite:preloadError', () => void look());
}

/** The browser alone does not know: it may be in a network that leads nowhere. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const asked = { method: 'HEAD', signal: AbortSignal.timeout(10_000) } as const;
  return fetch('/', asked).then(
    ({ ok }) => ok,
    () => false,
  );
}
