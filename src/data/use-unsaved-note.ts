import { usePersonQuery } from '#src/data/database/person-query.ts';
import { stampOf } from '#src/data/words/form-parts.ts';
import { formsByKey } from '#src/data/words/held-forms.ts';
import type { Deal } from './pipeline.ts';
import { type LeftOfNote, type NoteWords, noteForm } from './unsaved-note.ts';

export type UnsavedNote = LeftOfNote & { note?: NoteWords };

/**
 * A private note on a deal as far as it could not be saved, in the newest words, undefined while that is being read. What other
 * tabs could not save is not shown with it, and so stays theirs.
 */
export function useUnsavedNote(deal: Deal): UnsavedNote | undefined {
  const { key } = noteForm(deal);
  const form = usePersonQuery(async (db) => (await formsByKey(db)).get(key)?.[0] ?? null, [key]);
  if (form === undefined) return undefined;
  const note = form?.fields['note'];
  const left = { aside: form?.aside ?? {}, known: form ? [stampOf(form)] : [] };
  return note ? { ...left, note: { ...note, from: String(note.from), to: note.to.toString() } } : left;
}
