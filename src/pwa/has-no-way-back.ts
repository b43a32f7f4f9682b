import { isInstalled } from '#src/lib/is-installed.ts';

/** Whether the app has a window of its own without a back button; Android has one of the system. */
export function hasNoWayBack(): boolean {
  return isInstalled() && !/Android/.test(navigator.userAgent);
}
