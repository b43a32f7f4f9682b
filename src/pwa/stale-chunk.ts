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
  /** Whether another reload would be in vain: false once the network was missed, which explains the failure. */
  let isVain: boolean | undefined;
  async function look() {
    if (isLooking) return;
    isLooking = true;
    try {
      if (!(await isServerThere())) isVain = false;
      else if (Date.now() - Number(sessionStorage.getItem(key)) < atMostEvery) isVain ??= true;
      else if (!isVain) {
        sessionStorage.setItem(key, String(Date.now()));
        void saveAndReload();
      }
    } catch {
      // A page that cannot know of its reload would be reloaded for ever.
      isVain = true;
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
