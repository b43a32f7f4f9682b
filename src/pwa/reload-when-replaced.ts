import { saveAndReload } from './before-reload.ts';

/**
 * From now on saves and reloads this tab when another version of the app takes over, as any tab may have agreed to. That is
 * said once: listen before anything else is waited for, or the tab goes on with scripts that are no longer kept.
 */
export function reloadWhenReplaced(): void {
  const container = navigator.serviceWorker;
  if (!container) return;
  let before: ServiceWorker | null | undefined = container.controller ?? undefined;
  container.addEventListener('controllerchange', () => {
    const { controller } = container;
    // The first worker takes over a page that already runs its very version. Until it is known whether there was one before,
    // it is not the first: the page itself brings that, long after this.
    if (before !== null && before !== controller) void saveAndReload();
    before = controller;
  });
  // A page that was loaded past its worker, as by Shift and reload, has none in charge: the next takes it over all the same.
  const noteActive = (registration?: ServiceWorkerRegistration) => (before ??= registration?.active ?? null);
  void container.getRegistration().then(noteActive, () => noteActive());
}
