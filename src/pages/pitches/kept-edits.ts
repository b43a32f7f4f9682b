import { RefusedError } from '#src/data/database/refused-error.ts';
import type { UnsavedEdit } from '#src/data/words/unsaved-words.ts';

/**
 * What pages that closed could not store any more. It goes into the draft one edit after another, each from where it began,
 * beside whatever is being typed now and never through it: two pages may have kept words of one field, and the person may
 * be in that field already. What cannot be stored is tried again (every `again` ms).
 */
export function createKeptEdits({
  save,
  again = 3_000,
  onFault,
}: {
  save: (edit: UnsavedEdit) => Promise<void>;
  again?: number;
  onFault: (error: unknown) => void;
}) {
  let left: UnsavedEdit[] = [];
  let refused: UnsavedEdit[] = [];
  let storing: Promise<void> | undefined;

  async function storeLeft(): Promise<void> {
    for (let [edit] = left; edit; [edit] = left) {
      try {
        await save(edit);
      } catch (error) {
        onFault(error);
        if (!(error instanceof RefusedError)) throw error;
        refused.push(edit);
      }
      left = left.slice(1);
    }
  }

  /** Stores what is left; rejects where that cannot be done at the moment. */
  function store(): Promise<void> {
    storing ??= storeLeft().finally(() => {
      storing = undefined;
    });
    return storing;
  }

  return {
    take(edits: UnsavedEdit[]) {
      left = edits;
    },
    /** What is not stored yet, or will not do. */
    unsaved: () => [...refused, ...left],
    store,
    /** The same until it is done, unless the page goes before. */
    async storeInTime(isGone: () => boolean): Promise<void> {
      while (left.length > 0 && !isGone()) {
        await store().catch(() => new Promise((resolve) => setTimeout(resolve, again)));
      }
    },
    /** Gives away what will not do as it is, as far as it is taken: the person has to change it. */
    handOver(isTaken: (edit: UnsavedEdit) => boolean) {
      refused = refused.filter((edit) => !isTaken(edit));
    },
  };
}
