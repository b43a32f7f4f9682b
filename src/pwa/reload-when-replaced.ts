import { saveAndReload } from './before-reload.ts';

/**
 * From now on saves and reloads this tab when another version of the app takes over, as any tab may have agreed to. That is
 * said once: listen before anything else is waited for, or the tab goes on with scripts that are no longer kept.
 */
export function reloadWhenReplaced(): void {
  const container = navigator.serviceWorker;
  let before = container?.controller ?? null;
  container?.addEventListener('controllerchange', () => {
    const { controller } = container;
    // The first worker takes over a page that already runs its very version.
    if (before && before !== controller) void saveAndReload();
    before = controller;
  });
  // A page that was loaded past its worker, as by Shift and reload, has none in charge: the next takes it over all the same.
  void activeWorker().then((active) => (before ??= active));
}

async function activeWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.active ?? null;
}
