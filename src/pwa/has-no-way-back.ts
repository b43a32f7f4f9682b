/** Whether the app has a window of its own without a back button; Android has one of the system. */
export function hasNoWayBack(): boolean {
  return matchMedia('(display-mode: standalone)').matches && !/Android/.test(navigator.userAgent);
}
