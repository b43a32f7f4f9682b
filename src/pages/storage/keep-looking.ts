/**
 * Looks again and again, each time a pause (ms) after the look before has ended: a slow look is shown, too. `onSeen` gets
 * null where there was nothing to be seen. Answers how to stop.
 */
export function keepLooking<T>(
  look: () => Promise<T>,
  onSeen: (seen: T | null) => void,
  pause = 1_000,
): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function next(): Promise<void> {
    const seen = await look().catch(() => null);
    if (isStopped) return;
    onSeen(seen);
    timer = setTimeout(next, pause);
  }

  void next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
