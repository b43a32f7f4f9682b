import { saveAndReload } from './before-reload.ts';

const key = 'pankh-stale-chunk';
const atMostEvery = 60_000;

/**
 * A script does not come where a deploy has taken it away, or where the network was gone: Chrome does not ask for it again in
 * the same page. A reload brings it, and comes only where it finds something: what is on the screen can be read. Only once a
 * minute; who waits for the script asks again, and has this look anew (`whenOnline`). Where a reload did not help and the
 * network was not missed since, there is none after it: the failure goes on to who asked.
 */
export function reloadOnStaleChunk(): void {
  let looking: Promise<void> | null = null;
  let isMissed = false;
  /** Whether another reload would be in vain: false once the network was missed, which explains the failure. */
  let isVain: boolean | undefined;
  let leftAt = 0;
  async function look() {
    try {
      if (!(await bringsSomething())) isVain = false;
      else if (isRecent(Number(sessionStorage.getItem(key)))) isVain ??= true;
      else if (!isVain) {
        sessionStorage.setItem(key, String(Date.now()));
        void saveAndReload();
      }
    } catch {
      // A page that cannot know of its reload would be reloaded for ever.
      isVain = true;
    }
    looking = null;
  }
  // WebKit gives up the scripts of a page that is being left, and a reload would take the place of where its person goes.
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  // Not prevented: what asked for the file would be told that it came, and is empty.
  window.addEventListener('vite:preloadError', () => {
    if (isRecent(leftAt)) return;
    isMissed = true;
    looking ??= look();
  });
  // What was missed a moment before the worker took the page over is looked at as it stands now.
  navigator.serviceWorker?.addEventListener('controllerchange', async () => {
    if (!isMissed) return;
    await looking;
    looking ??= look();
  });
}

/** Not where the clock was set back since, by however much. */
function isRecent(time: number): boolean {
  return Math.abs(Date.now() - time) < atMostEvery;
}

/** Whether the page, loaded anew, is there: from the server, or from the worker. */
export async function bringsSomething(): Promise<boolean> {
  return (await isBroughtByWorker()) || isServerThere();
}

/**
 * The first worker takes over pages whose scripts were still under way to them: it has those, and the page may miss them. A page
 * that a worker has brought misses nothing that another load would find.
 */
async function isBroughtByWorker(): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of that type are
  // Of one that a worker has brought WebKit may say 0, but names no protocol.
  if (!navigator.serviceWorker?.controller || load?.workerStart !== 0 || load.nextHopProtocol === '')
    return false;
  // It may have been cleared since.
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
