import { loadsQuickly } from '#src/lib/loads-quickly.ts';
import { trustedScript } from '#src/lib/trusted-script.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/**
 * Has the service worker keep the app, and bring what can be read in it, while whoever came for the first time still looks at
 * their first page: both go on beside it, and the network may be gone a moment later. Not over a slow connection, where that
 * would take from what one looks at next; and where it fails, what comes later tries again. The worker is told as well when
 * this page began, and takes over one that it has passed over.
 */
export async function keepEarly(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container || !(await loadsQuickly())) return;
  await whenIdle(1_000);
  // Where that fails it waits for one that is there already, or comes later.
  await container.register(trustedScript('/sw.js'), { updateViaCache: 'none' }).catch(() => undefined);
  (await container.ready).active?.postMessage({ type: 'SYNC', begunAt: performance.timeOrigin });
}
