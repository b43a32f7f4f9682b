/** The device has no room left. Dexie hides the browser's QuotaExceededError inside an AbortError. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isStorageFull(error.inner);
}
