import { navigate } from 'wouter/use-browser-location';
import { openList } from '#src/state/opened-list.ts';
import { screenOfLaunch } from './own-link.ts';

/** https://wicg.github.io/web-app-launch/#launchqueue-interface, which TypeScript's libraries leave out. */
interface Launch {
  readonly targetURL?: string;
  readonly files?: readonly FileSystemFileHandle[];
}

declare global {
  interface Window {
    launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  }
}

/**
 * Takes what the app was opened with (a shortcut, a link, a file). A browser that heeds the manifest has loaded its page in
 * the window that is open already, and what stood half written there is kept, as at any reload; one that only focuses the
 * window leaves it to us to go there.
 */
export function followLaunches(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  // What opened this very page is told, too, and again after a reload; by now the person may have gone on.
  let isFirst = true;
  window.launchQueue?.setConsumer((launch) => {
    const isOwn = isFirst && (isReload(arrival) || launch.targetURL === arrival?.name);
    isFirst = false;
    void follow(launch, isOwn).catch(reportError);
  });
}

async function follow({ targetURL, files = [] }: Launch, isOwn: boolean): Promise<void> {
  const [file, ...others] = files;
  if (file)
    openList(
      await file.getFile(),
      others.map(({ name }) => name),
    );
  // A link of our own that met no worker stands at its address still.
  if ((isOwn && location.pathname !== '/open') || targetURL === undefined) return;
  const screen = screenOfLaunch(new URL(targetURL), location.origin);
  if (screen !== undefined && screen !== here()) navigate(screen);
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

function isReload(arrival: PerformanceEntry | undefined): boolean {
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
}
