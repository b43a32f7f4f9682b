/** Of several turns the latest counts alone; once `close` was called there is none until `open`. */
export function createTurns() {
  let latest: AbortController | null = null;
  let isOpen = true;
  return {
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      latest?.abort();
    },
    /** Ends the turn before. Its signal fires when this one is over; null where there are no turns any more. */
    take(): AbortSignal | null {
      latest?.abort();
      if (!isOpen) return null;
      latest = new AbortController();
      return latest.signal;
    },
    isOpen: () => isOpen,
    isLatest: (signal: AbortSignal) => latest?.signal === signal,
  };
}
