import * as z from 'zod';
import { type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import { knownTabPerson, tabPersonId } from './tab-person.ts';

export type UnsavedEdit = { field: DraftField; from: string; to: string };

const editsSchema = z.array(z.object({ field: draftFieldSchema, from: z.string(), to: z.string() }));

/**
 * Keeps what a closing page can no longer store: a transaction begun while the page goes away may never end, and this is
 * the one store that answers at once. Nothing stays in it for longer than until the draft is opened again and has it, by
 * whoever wrote it: the next page at this address may be somebody else's.
 */
export function keepUnsaved(draftId: string, edits: UnsavedEdit[]): void {
  const personId = knownTabPerson();
  if (isOver || personId === undefined) return;
  if (edits.length > 0) localStorage.setItem(keyOf(personId, draftId), JSON.stringify(edits));
  else localStorage.removeItem(keyOf(personId, draftId));
}

/** The words this person had written when the page closed. They stay until `keepUnsaved` is told that they are stored. */
export async function unsavedOf(draftId: string): Promise<UnsavedEdit[]> {
  const kept = localStorage.getItem(keyOf(await tabPersonId(), draftId));
  if (kept === null) return [];
  const edits = editsSchema.safeParse(JSON.parse(kept));
  return edits.success ? edits.data : [];
}

/** The person has signed out in another tab: this one, as it closes, must not leave words of theirs. */
export function keepNoMoreUnsaved(): void {
  isOver = true;
}

/** Takes what anybody left behind off this device. */
export function forgetUnsavedWords(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

let isOver = false;
const prefix = 'pankh-unsaved-';

function keyOf(personId: string, draftId: string): string {
  return `${prefix}${personId}-${draftId}`;
}
