/**
 * Tells the first service worker, once it is there, when this page began, where it has none in charge: one that was still loading
 * as the worker took over the others was passed over by the browser, and is taken over now.
 */
export async function tellWhenBegun(): Promise<void> {
  const container = navigator.serviceWorker;
  const { active } = await container.ready;
  if (!container.controller) active?.postMessage({ type: 'CLAIM', begunAt: performance.timeOrigin });
}
