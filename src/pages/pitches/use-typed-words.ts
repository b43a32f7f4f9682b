import { useEffect, useRef, useState } from 'react';
import { storedDraft } from '#src/data/drafts.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import type { DraftOpening } from './draft-opening.ts';
import type { DraftWriter, WriterState } from './draft-writer.ts';

export type TypedWords = Partial<Record<DraftField, string>>;

/**
 * What the person wrote in the fields of a draft, shown instead of what the store holds: while they are in the field, and
 * then until it is stored and the store's answer, merged words included, has reached the screen.
 */
export function useTypedWords(
  opening: DraftOpening,
  stored: Draft | null | undefined,
  writer: DraftWriter,
  state: WriterState,
) {
  const [typed, setTyped] = useState<TypedWords>({});
  const latest = useRef(stored);
  latest.current = stored;
  /** Fields that were left: those whose answer is on its way, and those that could not be stored so far. */
  const answered = useRef(new Set<DraftField>());
  const unstored = useRef(new Map<DraftField, string>());

  const release = (field: DraftField, value?: string) =>
    setTyped((before) => {
      const { [field]: current, ...rest } = before;
      return value === undefined || current === value ? rest : before;
    });

  async function leave(field: DraftField, written: string): Promise<void> {
    if (!(await writer.leave(field))) {
      unstored.current.set(field, written);
      return;
    }
    const id = opening.id();
    const kept = id === undefined ? undefined : await storedDraft(id);
    const shown = latest.current?.[field] ?? '';
    // Where the screen has caught up with the store there is no further answer to wait for.
    if (shown === written || shown === kept?.[field]) release(field, written);
    else answered.current.add(field);
  }
  const leaveLatest = useRef(leave);
  leaveLatest.current = leave;

  useEffect(() => {
    if (!stored) return;
    for (const field of answered.current) release(field);
    answered.current.clear();
  }, [stored]);
  useEffect(() => {
    if (state.at !== 'saved') return;
    const fields = [...unstored.current];
    unstored.current.clear();
    for (const [field, written] of fields) void leaveLatest.current(field, written);
  }, [state]);

  return {
    typed,
    show(words: TypedWords) {
      setTyped((before) => ({ ...words, ...before }));
    },
    write(field: DraftField, to: string) {
      answered.current.delete(field);
      unstored.current.delete(field);
      setTyped((before) => ({ ...before, [field]: to }));
    },
    /** Nobody is in the field any more, which held these words. */
    leave,
    release: (field: DraftField) => release(field),
  };
}
