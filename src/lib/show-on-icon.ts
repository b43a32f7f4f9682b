/** Counts what is new on the app's icon, where there is one; answers how to take the count off. */
export function showOnIcon(count: number): (() => void) | undefined {
  if (!('setAppBadge' in navigator)) return undefined;
  // Where it may not be shown the header itself says it.
  navigator.setAppBadge(count).catch(() => undefined);
  return () => void navigator.clearAppBadge().catch(() => undefined);
}
