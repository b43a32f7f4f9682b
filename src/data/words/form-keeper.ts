import { beginChange } from '#src/data/database/storing.ts';
import { departureFromNow } from './departures.ts';
import type { FormWords } from './kept-forms.ts';

export type KeeperState = 'rest' | 'kept' | 'fault';

/**
 * Stores a form at every change, one store after another; of what was typed while one ran, only the last is stored. There
 * is no pause to wait for; `unstored` is what a page that goes in mid-word leaves. What could not be stored is tried again
 * before the page goes and, while the form is there, by itself (every `again` ms): there may be room by then.
 */
export function createFormKeeper<Words = FormWords>(
  save: (words: Words) => Promise<void>,
  onState: (state: KeeperState) => void,
  again = 3_000,
) {
  const hasLeft = departureFromNow();
  let next: Words | undefined;
  let underWay: Words | undefined;
  let failed: Words | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;
  let isHere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    const change = beginChange();
    while (next !== undefined) {
      const words = next;
      next = undefined;
      await store(words);
    }
    running = undefined;
    change.end();
  }

  async function store(words: Words) {
    failed = undefined;
    clearTimeout(timer);
    if (hasLeft()) return;
    underWay = words;
    try {
      await save(words);
      onState('kept');
    } catch {
      if (!isOver) failed = words;
      onState('fault');
      if (isHere && !isOver) timer = setTimeout(flush, again);
    }
    underWay = undefined;
  }

  /** Answers whether all that was told is stored. */
  async function flush(): Promise<boolean> {
    next ??= failed;
    if (next !== undefined) running ??= run();
    await running;
    return failed === undefined;
  }

  return {
    keep(words: Words) {
      if (isOver) return;
      next = words;
      running ??= run();
    },
    flush,
    /** Whoever wrote in it has signed out since. */
    hasLeft,
    /** What a page that goes now leaves unstored: of what is being stored nobody knows whether that will end. */
    unstored: () => (isOver || hasLeft() ? undefined : (next ?? underWay ?? failed)),
    /** The form is there, until what this answers is called: from then on nothing is tried again by itself. */
    stay() {
      isHere = true;
      return () => {
        isHere = false;
        clearTimeout(timer);
      };
    },
    /** The form has done its work: nothing of it is stored from now on. */
    async end() {
      isOver = true;
      clearTimeout(timer);
      next = undefined;
      failed = undefined;
      await flush();
    },
  };
}
