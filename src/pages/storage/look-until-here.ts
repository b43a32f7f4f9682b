/** Between looks, in ms: a minute in all. Some browsers and some ways to open a page never have it. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Looks until it is here, ever more seldom, and no longer than a minute. `onSeen` is told of each look. Answers how to stop. */
export function lookUntilHere(look: () => Promise<boolean>, onSeen: (isHere: boolean) => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function next(turn: number): Promise<void> {
    const isHere = await look().catch(() => false);
    if (isStopped) return;
    onSeen(isHere);
    const pause = pauses[turn];
    if (!isHere && pause !== undefined) timer = setTimeout(() => void next(turn + 1), pause);
  }

  void next(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
