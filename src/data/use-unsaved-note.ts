import type { Deal } from './pipeline.ts';
import { type LeftOfNote, noteForm } from './unsaved-note.ts';
import { useWrittenForm } from './use-written-forms.ts';

export type UnsavedNote = LeftOfNote & { note?: { from: string; to: string } };

/** A private note on a deal as far as it could not be saved, undefined while that is being read. */
export function useUnsavedNote(deal: Deal): UnsavedNote | undefined {
  const form = useWrittenForm(noteForm(deal).key);
  if (form === undefined) return undefined;
  const note = form?.fields['note'];
  const left = { aside: form?.aside ?? {}, known: form?.of ?? [] };
  return note ? { ...left, note: { from: String(note.from), to: note.to.toString() } } : left;
}
