export type Timer = { id: number; at: number; run: () => void };

/**
 * Timers by when they fall due; of those due at once the one set first. A heap: hundreds wait at any time, most of them
 * for requests that were answered long ago, and the first is asked for after each that ran.
 */
export function createTimers() {
  const heap: Timer[] = [];
  /** Those not cleared; the others leave the heap when they come up in it. */
  const waiting = new Set<number>();

  function swap(a: number, b: number): void {
    const [first, second] = [heap[a], heap[b]];
    if (!first || !second) return;
    heap[a] = second;
    heap[b] = first;
  }
  function rise(from: number): void {
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!isBefore(heap[at], heap[above])) return;
      swap(at, above);
      at = above;
    }
  }
  function sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const below = isBefore(heap[right], heap[left]) ? right : left;
      if (!isBefore(heap[below], heap[at])) return;
      swap(at, below);
      at = below;
    }
  }
  function dropFirst(): void {
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    sink();
  }

  return {
    add(timer: Timer): void {
      waiting.add(timer.id);
      heap.push(timer);
      rise(heap.length - 1);
    },
    clear: (id: number) => void waiting.delete(id),
    /** Takes out the first that falls due by then; undefined where none does. */
    take(until: number): Timer | undefined {
      for (let first = heap[0]; first; first = heap[0]) {
        const isWaiting = waiting.has(first.id);
        if (isWaiting && first.at > until) return undefined;
        dropFirst();
        if (waiting.delete(first.id)) return first;
      }
      return undefined;
    },
  };
}

function isBefore(a: Timer | undefined, b: Timer | undefined): boolean {
  if (!a || !b) return a !== undefined;
  return a.at < b.at || (a.at === b.at && a.id < b.id);
}
