import { dealTools as words } from '#src/content/deal-tools.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import type { Deal } from '#src/data/pipeline.ts';
import { holdDealNote, releaseDealNote, saveDealNote } from '#src/data/unsaved-note.ts';
import type { UnsavedNote } from '#src/data/use-unsaved-note.ts';
import { createFormKeeper, type KeeperState } from '#src/data/words/form-keeper.ts';
import { showToast } from '#src/state/toasts.ts';

/**
 * Saves a private note on a deal as it is written, each time against what was saved before; `from`: what stands at first;
 * `left`: of words that were not saved before, which whoever writes begins with. Tells with each state what is saved by then, also
 * as somebody begins to write.
 */
export function createNoteKeeper(
  deal: Deal,
  from: string,
  onState: (state: KeeperState, saved: string) => void,
  left?: UnsavedNote,
  pause = 400,
) {
  let before = from;
  let typed = left?.note?.to;
  let underWay: string | undefined;
  let unsaved: 'waiting' | 'refused' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(to: string) {
    underWay = to;
    try {
      await saveDealNote(deal, before, to, left);
      before = to;
      unsaved = undefined;
    } catch (error) {
      unsaved = error instanceof RefusedError ? 'refused' : 'waiting';
      if (!(error instanceof RefusedError)) throw error;
      showToast({ kind: 'error', title: words.failed, detail: error.failure.message });
    } finally {
      underWay = undefined;
    }
  }

  // What is refused is not tried again, and yet not saved.
  const keeper = createFormKeeper(save, (state) => onState(unsaved === 'refused' ? 'rest' : state, before));

  function keep(to: string) {
    clearTimeout(timer);
    typed = undefined;
    keeper.keep(to);
  }

  /** Answers whether all that was told is saved. */
  async function flush() {
    if (typed !== undefined) keep(typed);
    return (await keeper.flush()) && unsaved === undefined;
  }

  async function releaseOnceSaved() {
    // What cannot be released is only listed for longer.
    if (await flush()) await releaseDealNote(deal, left).catch(() => undefined);
  }

  return {
    stay: keeper.stay,
    /** It is saved once nothing more is typed for a moment (`pause` in ms). */
    type(to: string) {
      typed = to;
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    keep,
    flush,
    /** What a page that goes now leaves unsaved. It is begun to be saved all the same. */
    unstored() {
      if (typed !== undefined) keep(typed);
      return keeper.unstored();
    },
    /** Held for the next page that opens the deal, unless this one lives on and saves it. */
    hold(to: string) {
      holdDealNote(deal, { from: before, to, underWay }, left);
      void releaseOnceSaved();
    },
    /** The person begins to write over this. What waits to be saved was written over what stood there before. */
    begin(note: string) {
      if (unsaved === 'waiting') return;
      before = note;
      onState('rest', before);
    },
  };
}
