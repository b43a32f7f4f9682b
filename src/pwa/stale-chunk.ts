import { saveAndReload } from './before-reload.ts';

const key = 'pankh-stale-chunk';
const atMostEvery = 60_000;

/**
 * A script does not come where a deploy has taken it away, or where the network was gone: Chrome does not ask for it again in
 * the same page. A reload brings it, and comes only where it finds something, as what is on the screen can be read: the server
 * answers, or a worker has the app. The first one takes a page over while scripts are under way to it, which the worker has and
 * the page may miss. Only once a minute; who waits for the script asks again, and has this look anew (`whenOnline`). Where a
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
      if (!(await isAppKept()) && !(await isServerThere())) isVain = false;
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

/** A worker that is in charge has kept all scripts. The browser, or the person, may have cleared them since. */
async function isAppKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const page = await caches.match('/index.html', { ignoreSearch: true }).catch(() => undefined);
  return page !== undefined;
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
