import { useEffect, useRef, useState } from 'react';
import { createDraft, editDraft, storedDraft } from '#src/data/drafts.ts';
import { keepUnsaved, unsavedOf } from '#src/data/unsaved-words.ts';
import { useDraft } from '#src/data/use-drafts.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import { askPersistence } from '#src/pwa/persist.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import { blankDraft } from './blank-draft.ts';
import { createDraftWriter, type DraftWriter, type WriterState } from './draft-writer.ts';

/**
 * A draft under the person's hands: what they type shows at once and is stored a moment later; what other devices wrote
 * shows in every field but the one being typed in. Without an id the draft is made at the first keystroke.
 */
export function usePitchDraft(draftId: string | undefined, onCreated: (id: string) => void) {
  const stored = useDraft(draftId ?? '');
  const [bornHere] = useState(draftId === undefined);
  const draft = stored ?? blankDraft;
  const latest = useRef(draft);
  latest.current = draft;
  const [typed, setTyped] = useState<Partial<Record<DraftField, string>>>({});
  const [state, setState] = useState<WriterState>({ at: 'rest' });
  const here = useRef(true);
  const opening = useRef<Promise<string> | undefined>(
    draftId === undefined ? undefined : Promise.resolve(draftId),
  );

  async function open(): Promise<string> {
    opening.current ??= createDraft().then((id) => {
      // Work that exists nowhere else yet should not be the browser's to clear.
      void askPersistence();
      if (here.current) onCreated(id);
      return id;
    });
    try {
      return await opening.current;
    } catch (error) {
      opening.current = undefined;
      throw error;
    }
  }

  const openedId = useRef(draftId);
  openedId.current = draftId;
  const openLatest = useRef(open);
  openLatest.current = open;
  const [writer] = useState(() =>
    createDraftWriter({
      save: async (field, from, to) => editDraft(await openLatest.current(), field, from, to),
      onState: setState,
    }),
  );

  useEffect(() => {
    here.current = true;
    const save = () => void writer.flush();
    const keep = () => openedId.current && keepUnsaved(openedId.current, writer.unsaved());
    void takeUpKept(openedId.current, writer).then(keep);
    const saveBeforeTheEnd = () => {
      keep();
      void writer.flush().then(keep);
    };
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveBeforeTheEnd();
    addEventListener('pagehide', saveBeforeTheEnd);
    document.addEventListener('visibilitychange', saveWhenHidden);
    const stopSavingBeforeReload = beforeReload(writer.flush);
    return () => {
      here.current = false;
      removeEventListener('pagehide', saveBeforeTheEnd);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      stopSavingBeforeReload();
      save();
    };
  }, [writer]);

  const left = useRef(new Set<DraftField>());
  const release = (field: DraftField) => setTyped(({ [field]: _, ...rest }) => rest);
  const releaseIf = (field: DraftField, value: string) =>
    setTyped((before) => {
      const { [field]: current, ...rest } = before;
      return current === value ? rest : before;
    });
  // The store's answer has arrived: fields nobody is in show it, merged words included.
  useEffect(() => {
    if (!stored) return;
    for (const field of left.current) release(field);
    left.current.clear();
  }, [stored]);

  const values: Draft = { ...draft, ...typed };
  return {
    /** undefined while it is being read, null when there is no such draft. */
    stored: stored ?? (bornHere ? blankDraft : stored),
    values,
    state,
    open,
    flush: writer.flush,
    write(field: DraftField, to: string) {
      left.current.delete(field);
      // From what is seen, not from what is stored: the store's answer to the last edit may still be on its way.
      writer.write(field, values[field], to);
      setTyped((before) => ({ ...before, [field]: to }));
      if (draftId === undefined) void open().catch(() => undefined); // The flush that follows says what went wrong.
    },
    async leave(field: DraftField) {
      const written = typed[field];
      if (written === undefined || !(await writer.leave(field))) return;
      const stored = openedId.current === undefined ? undefined : await storedDraft(openedId.current);
      const shown = latest.current[field];
      // Where the screen has caught up with the store there is no further answer to wait for.
      if (shown === written || shown === stored?.[field]) releaseIf(field, written);
      else left.current.add(field);
    },
    /** The store has moved on by itself: fields show what it holds, and what is typed next begins from there. */
    renew(...fields: DraftField[]) {
      for (const field of fields) {
        void writer.leave(field);
        release(field);
      }
    },
  };
}

export type PitchDraft = ReturnType<typeof usePitchDraft>;

/** Goes on with what was typed when the page last closed. */
async function takeUpKept(draftId: string | undefined, writer: DraftWriter): Promise<void> {
  const kept = draftId === undefined ? [] : await unsavedOf(draftId);
  for (const { field, from, to } of kept) writer.write(field, from, to);
  if (kept.length > 0) await writer.flush();
}
