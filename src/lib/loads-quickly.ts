/** What some browsers tell of the connection; the others tell nothing. https://wicg.github.io/netinfo/ */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Where the browser tells nothing, how long after it was asked for a page may have come with all that belongs to it. */
const quickMs = 3_000;

/** Once the page has loaded: whether that says of the connection that it has room for more. Never where one saves data. */
export async function loadsQuickly(page: Window = window): Promise<boolean> {
  if (page.document.readyState !== 'complete')
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
  const { saveData, effectiveType } = (
    'connection' in page.navigator ? (page.navigator.connection ?? {}) : {}
  ) as Connection; // not in the DOM's own declarations
  if (saveData) return false;
  if (effectiveType !== undefined) return effectiveType === '4g';
  const [came] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of that type are
  return came !== undefined && came.loadEventStart <= quickMs;
}
