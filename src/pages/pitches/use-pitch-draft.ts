import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasLeft } from '#src/data/database/has-left.ts';
import { editDraft } from '#src/data/drafts.ts';
import { useDraft } from '#src/data/use-drafts.ts';
import { personChangeFromNow } from '#src/data/words/departures.ts';
import { keepUnsaved, unsavedOf } from '#src/data/words/unsaved-words.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import { blankDraft } from './blank-draft.ts';
import { createDraftOpening } from './draft-opening.ts';
import { createDraftWriter, type WriterState } from './draft-writer.ts';
import { createKeptEdits } from './kept-edits.ts';
import { useTypedWords } from './use-typed-words.ts';

/**
 * A draft under the person's hands: what they type shows at once and is stored a moment later; what other devices wrote
 * shows in every field but the one being typed in. Without an id the draft is made at the first keystroke.
 */
export function usePitchDraft(draftId: string | undefined, onCreated: (id: string) => void) {
  const stored = useDraft(draftId ?? '');
  const [bornHere] = useState(draftId === undefined);
  const draft = stored ?? blankDraft;
  const [state, setState] = useState<WriterState>({ at: 'rest' });
  const [opening] = useState(() => createDraftOpening(draftId, onCreated));
  const [isElsewhere] = useState(() => personChangeFromNow());
  /** Who writes it may have left the tab since: nobody else has their words then, nor a draft of them. */
  const [openTheirs] = useState(() => async () => {
    if (isElsewhere()) throw hasLeft();
    return opening.open();
  });
  const [keptEdits] = useState(() =>
    createKeptEdits({
      save: async ({ field, from, to }) => editDraft(await openTheirs(), field, from, to),
      onFault: (error) => setState({ at: 'fault', error }),
    }),
  );
  const [writer] = useState(() =>
    createDraftWriter({
      async save(field, from, to) {
        const id = await openTheirs();
        // What is typed may go on from kept words.
        await keptEdits.store();
        await editDraft(id, field, from, to);
      },
      onState: setState,
    }),
  );
  const words = useTypedWords(opening, stored, writer, state);

  const [unsaved] = useState(
    () => () => (isElsewhere() ? [] : [...keptEdits.unsaved(), ...writer.unsaved()]),
  );
  /** Beside the database, for whoever writes it. */
  const [keep] = useState(() => () => {
    const id = opening.id();
    if (id !== undefined && !isElsewhere()) keepUnsaved(id, unsaved());
  });
  const [tellIfStored] = useState(() => () => {
    if (unsaved().length === 0) setState({ at: 'saved' });
  });
  const written = useRef(new Set<DraftField>());

  /** Goes on with what was typed when the page last closed: shown at once, whether or not it can be stored. */
  const takeUpKept = useEffectEvent(async (isGone: () => boolean) => {
    const id = opening.id();
    const kept = id === undefined ? [] : await unsavedOf(id);
    if (kept.length === 0) return;
    keptEdits.take(kept);
    words.show(Object.fromEntries(kept.map(({ field, to }) => [field, to])));
    await keptEdits.storeInTime(isGone);
    if (isGone()) return;
    keptEdits.handOver(({ field, from, to }) => {
      // In a field the person has written in since, their words stand; these stay kept.
      if (written.current.has(field)) return false;
      writer.write(field, from, to);
      return true;
    });
    tellIfStored();
    const stored = kept.filter(({ field }) => unsaved().every((edit) => edit.field !== field));
    for (const { field, to } of stored) await words.leave(field, to);
  });

  /** Stores everything now. Answers whether all of it is stored. */
  const [flush] = useState(() => async () => {
    const isKeptStored = await keptEdits.store().then(
      () => true,
      () => false,
    );
    return (await writer.flush()) && isKeptStored;
  });

  useEffect(() => {
    opening.show(true);
    let isGone = false;
    void takeUpKept(() => isGone).then(keep);
    const saveBeforeTheEnd = () => {
      if (isGone && unsaved().length === 0) return;
      keep();
      void flush().then(keep);
    };
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveBeforeTheEnd();
    addEventListener('pagehide', saveBeforeTheEnd);
    document.addEventListener('visibilitychange', saveWhenHidden);
    const stopSavingBeforeReload = beforeReload(flush);
    const stop = () => {
      removeEventListener('pagehide', saveBeforeTheEnd);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      stopSavingBeforeReload();
    };
    return () => {
      isGone = true;
      opening.show(false);
      // Words that cannot be stored now outlive the form: the end of the page keeps them.
      void flush().then((isStored) => (isStored || isElsewhere()) && stop());
    };
  }, [opening, flush, keep, unsaved, isElsewhere]);

  useEffect(() => {
    // As long as it cannot be stored: whoever signs out, in this tab or another, is told of it.
    if (state.at === 'fault' || state.at === 'saved') keep();
  }, [state, keep]);

  const isSubmitted = Boolean(stored?.submittedAs);
  useEffect(() => {
    // The form goes from the screen in mid-word: nobody will pause in it, or leave it.
    if (isSubmitted) void flush();
  }, [isSubmitted, flush]);

  const values: Draft = { ...draft, ...words.typed };
  const seen = useRef(values);
  useLayoutEffect(() => {
    seen.current = values;
  });
  function write(field: DraftField, to: string) {
    // From what is seen, not from what is stored: the store's answer to the last edit may still be on its way. Seen now, and
    // not when whoever calls was drawn: a way back is pressed long after.
    written.current.add(field);
    writer.write(field, seen.current[field], to);
    words.write(field, to);
    if (draftId === undefined) void openTheirs().catch(() => undefined); // The flush that follows says what went wrong.
  }
  return {
    /** undefined while it is being read, null when there is no such draft. */
    stored: stored ?? (bornHere ? blankDraft : stored),
    values,
    /** What the person wrote that the store does not show yet. */
    typed: words.typed,
    state,
    open: openTheirs,
    flush,
    write,
    /** Writes what is whole at once: nobody is in the middle of a choice from a list. */
    choose(field: DraftField, to: string) {
      write(field, to);
      void words.leave(field, to);
    },
    async leave(field: DraftField) {
      const written = words.typed[field];
      if (written !== undefined) await words.leave(field, written);
    },
    /** The store has moved on by itself: fields show what it holds, and what is typed next begins from there. */
    renew(...fields: DraftField[]) {
      for (const field of fields) {
        void writer.leave(field);
        words.release(field);
      }
    },
  };
}

export type PitchDraft = ReturnType<typeof usePitchDraft>;
