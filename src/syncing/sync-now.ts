const listeners = new Set<() => void>();

/** Asks the engine of this tab to go now. */
export function syncNow(): void {
  for (const listener of listeners) listener();
}

/** Whether this tab has an engine that can be asked. */
export function hasEngine(): boolean {
  return listeners.size > 0;
}

export function onSyncNow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
