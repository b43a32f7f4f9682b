import type { FormWords } from './kept-forms.ts';
import { beginChange } from './storing.ts';

export type KeeperState = 'rest' | 'kept' | 'fault';

/**
 * Stores a form at every change, one store after another; of what was typed while one ran, only the last is stored. There
 * is no pause to wait for: an app that is closed in mid-word loses at most that word's last letters.
 */
export function createFormKeeper<Words = FormWords>(
  save: (words: Words) => Promise<void>,
  onState: (state: KeeperState) => void,
) {
  let next: Words | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;

  async function run() {
    const change = beginChange();
    while (next !== undefined) {
      const words = next;
      next = undefined;
      try {
        await save(words);
        onState('kept');
      } catch {
        onState('fault');
      }
    }
    running = undefined;
    change.end();
  }

  function flush(): Promise<void> {
    return running ?? Promise.resolve();
  }

  return {
    keep(words: Words) {
      if (isOver) return;
      next = words;
      running ??= run();
    },
    flush,
    /** The form has done its work: nothing of it is stored from now on. */
    async end() {
      isOver = true;
      next = undefined;
      await flush();
    },
  };
}
