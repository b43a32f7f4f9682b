import { RefusedError } from '#src/data/database/refused-error.ts';
import type { UnsavedEdit } from '#src/data/words/unsaved-words.ts';
import type { DraftField } from '#sync/records/draft.ts';

type Edit = { from: string; to: string };

/** What becomes of the words: waiting to be stored, stored, or not storable at the moment. */
export type WriterState =
  | { at: 'rest' }
  | { at: 'unsaved' }
  | { at: 'saved' }
  | { at: 'fault'; error: unknown };

export type DraftWriter = {
  /** The person changed a field. `shown` is what the store held when they began. */
  write(field: DraftField, shown: string, to: string): void;
  /** What is not stored yet. */
  unsaved(): UnsavedEdit[];
  /** Stores everything now, in the order of writing. Answers whether all of it is stored. */
  flush(): Promise<boolean>;
  /** The person left the field: once it is stored, its next edit begins from what is shown then. Answers whether it is. */
  leave(field: DraftField): Promise<boolean>;
};

/**
 * Stores what is typed a moment after the typing pauses (`pause` in ms). Edits go one after another, each `from` what the
 * one before made, so that what another device wrote in between is merged and never overwritten. An edit that could not
 * be stored is kept and goes again, with the next one or by itself (every `again` ms): there may be room by then.
 */
export function createDraftWriter({
  save,
  pause = 400,
  again = 3_000,
  onState,
}: {
  save: (field: DraftField, from: string, to: string) => Promise<void>;
  pause?: number;
  again?: number;
  onState: (state: WriterState) => void;
}): DraftWriter {
  const unsaved = new Map<DraftField, Edit>();
  const underWay = new Map<DraftField, Edit>();
  const stored = new Map<DraftField, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function store(field: DraftField, { from, to }: Edit) {
    try {
      await save(field, from, to);
      settle(field, to);
    } catch (error) {
      settle(field, to);
      const newer = unsaved.get(field)?.to;
      unsaved.set(field, { from, to: newer ?? to });
      onState({ at: 'fault', error });
      if (newer === undefined && !(error instanceof RefusedError)) flushIn(again);
      return;
    }
    if (unsaved.size + underWay.size === 0) onState({ at: 'saved' });
  }

  function settle(field: DraftField, to: string) {
    if (underWay.get(field)?.to === to) underWay.delete(field);
  }

  function flushIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  }

  async function flush() {
    clearTimeout(timer);
    const edits = [...unsaved];
    unsaved.clear();
    for (const [field, edit] of edits) {
      stored.set(field, edit.to);
      underWay.set(field, { from: underWay.get(field)?.from ?? edit.from, to: edit.to });
      last = last.then(() => store(field, edit));
    }
    await last;
    return unsaved.size === 0;
  }

  return {
    write(field, shown, to) {
      const from = unsaved.get(field)?.from ?? stored.get(field) ?? shown;
      unsaved.set(field, { from, to });
      onState({ at: 'unsaved' });
      flushIn(pause);
    },
    unsaved: () =>
      [...new Map([...underWay, ...unsaved])].map(([field, { from, to }]) => ({
        field,
        from: underWay.get(field)?.from ?? from,
        to,
      })),
    flush,
    async leave(field) {
      await flush();
      // Whatever is being typed in other fields by now is not about this one.
      if (unsaved.has(field) || underWay.has(field)) return false;
      stored.delete(field);
      return true;
    },
  };
}
