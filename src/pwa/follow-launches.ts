import { navigate } from 'wouter/use-browser-location';
import { useOpenedList } from '#src/state/opened-list.ts';

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
 * Goes where the app was opened for a second time (a shortcut, a link, a file), in the window that is open already and
 * without loading it anew: what stands half written there is kept as it is whenever one goes to another screen.
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
  const [file] = files;
  if (file) useOpenedList.setState({ file: await file.getFile() });
  if (isOwn || targetURL === undefined) return;
  const { origin, pathname, search, hash } = new URL(targetURL);
  if (origin === location.origin) navigate(pathname + search + hash);
}

function isReload(arrival: PerformanceEntry | undefined): boolean {
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
}
