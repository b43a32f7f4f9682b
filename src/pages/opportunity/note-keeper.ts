import { dealTools as words } from '#src/content/deal-tools.ts';
import { createFormKeeper, type KeeperState } from '#src/data/form-keeper.ts';
import type { Deal } from '#src/data/pipeline.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { type LeftOfNote, saveDealNote } from '#src/data/unsaved-note.ts';
import { showToast } from '#src/state/toasts.ts';

/**
 * Saves a private note on a deal as it is written, each time against what was saved before; `from`: what stands at first;
 * `left`: of words that were not saved before, which whoever writes begins with. Tells with each state what is saved by then, also as somebody begins to write.
 */
export function createNoteKeeper(
  deal: Deal,
  from: string,
  onState: (state: KeeperState, saved: string) => void,
  left?: LeftOfNote,
) {
  let before = from;
  let unsaved: 'waiting' | 'refused' | undefined;

  async function save(to: string) {
    try {
      await saveDealNote(deal, before, to, left);
      before = to;
      unsaved = undefined;
    } catch (error) {
      unsaved = error instanceof RefusedError ? 'refused' : 'waiting';
      if (!(error instanceof RefusedError)) throw error;
      showToast({ kind: 'error', title: words.failed, detail: error.failure.message });
    }
  }

  // What is refused is not tried again, and yet not saved.
  const keeper = createFormKeeper(save, (state) => onState(unsaved === 'refused' ? 'rest' : state, before));
  return {
    ...keeper,
    /** Answers whether all that was told is saved. */
    async flush() {
      return (await keeper.flush()) && unsaved === undefined;
    },
    /** The person begins to write over this. What waits to be saved was written over what stood there before. */
    begin(note: string) {
      if (unsaved === 'waiting') return;
      before = note;
      onState('rest', before);
    },
  };
}
