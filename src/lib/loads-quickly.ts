import { connectionTold } from './connection-told.ts';

/** Where the browser tells nothing, how long after it was asked for a page may have come with all that belongs to it. */
const quickMs = 3_000;

/** Once the page has loaded: whether that says of the connection that it has room for more. Never where one saves data. */
export async function loadsQuickly(page: Window = window): Promise<boolean> {
  if (page.document.readyState !== 'complete')
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
  const { saveData, effectiveType } = connectionTold(page.navigator);
  if (saveData) return false;
  if (effectiveType !== undefined) return effectiveType === '4g';
  const [came] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what entries of that type are
  return came !== undefined && came.loadEventStart <= quickMs;
}
