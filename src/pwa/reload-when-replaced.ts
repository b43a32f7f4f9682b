import { saveAndReload } from './before-reload.ts';

/**
 * From now on saves and reloads this tab when another version of the app takes over, as any tab may have agreed to. That is
 * said once: listen before anything else is waited for, or the tab goes on with scripts that are no longer kept.
 */
export function reloadWhenReplaced(): void {
  const container = navigator.serviceWorker;
  let controlled = Boolean(container?.controller);
  container?.addEventListener('controllerchange', () => {
    // The first worker takes over a page that already runs its very version.
    if (controlled) void saveAndReload();
    controlled = true;
  });
}
