import type { Deal } from './pipeline.ts';
import { noteForm } from './unsaved-note.ts';
import { useWrittenForm } from './use-written-forms.ts';

export type UnsavedNote = { from: string; to: string };

/** A private note on a deal as it could not be saved, null where there is none, undefined while that is being read. */
export function useUnsavedNote(deal: Deal): UnsavedNote | null | undefined {
  const form = useWrittenForm(noteForm(deal).key);
  const note = form?.fields['note'];
  return note ? { from: String(note.from), to: note.to.toString() } : form && null;
}
