const listeners = new Set<() => void>();

/** Asks the engine of this tab to go now. */
export function syncNow(): void {
  for (const listener of listeners) listener();
}

export function onSyncNow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
