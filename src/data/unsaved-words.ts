import * as z from 'zod';
import { newId } from '#sync/ids.ts';
import { type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import { dropBeside, keepBeside, keptBeside, keysBeside } from './beside-database.ts';
import { closingPerson } from './closing-page.ts';
import { tabPersonId } from './tab-person.ts';

export type UnsavedEdit = { field: DraftField; from: string; to: string };
export type UnsavedInDraft = { draftId: string; edits: UnsavedEdit[] };

const editsSchema = z.array(z.object({ field: draftFieldSchema, from: z.string(), to: z.string() }));

/**
 * Keeps what a closing page can no longer store: a transaction begun while the page goes away may never end, and what
 * is beside the database answers at once. Nothing stays in it for longer than until the draft is opened again and has it, by
 * whoever wrote it: the next page at this address may be somebody else's. Each page keeps its own: another one that has
 * nothing to keep must not take it away. `edits`: all that is not stored, what `unsavedOf` answered included.
 */
export function keepUnsaved(draftId: string, edits: UnsavedEdit[]): void {
  const personId = closingPerson();
  if (personId === undefined) return;
  const own = `${keyOf(personId, draftId)}-${page}`;
  // What others have kept stays where there is no room for it here.
  if (edits.length > 0 && !keepBeside(own, JSON.stringify(edits))) return;
  if (edits.length === 0) dropBeside(own);
  for (const key of takenUp.get(draftId) ?? []) if (key !== own) dropBeside(key);
  takenUp.delete(draftId);
}

/** The words this person had written when a page closed. They stay until `keepUnsaved` is told that they are stored. */
export async function unsavedOf(draftId: string): Promise<UnsavedEdit[]> {
  const keys = keysBeside(keyOf(await tabPersonId(), draftId));
  takenUp.set(draftId, keys);
  return keys.flatMap(editsUnder);
}

/** All that this person had written in drafts when pages closed, and that no draft has yet. */
export function unsavedByDraft(personId: string): UnsavedInDraft[] {
  const ofPerson = keyOf(personId, '');
  return keysBeside(ofPerson).map((key) => ({
    draftId: key.slice(ofPerson.length, -`-${page}`.length),
    edits: editsUnder(key),
  }));
}

/** Takes what a person left behind off this device. */
export function forgetUnsavedWords(personId: string): void {
  for (const key of keysBeside(prefix + personId)) dropBeside(key);
}

/** What somebody typed before signing in is theirs now. There may be room for it but once. */
export function handUnsavedWords(from: string, to: string): void {
  for (const key of keysBeside(prefix + from)) {
    const words = keptBeside(key) ?? '[]';
    dropBeside(key);
    if (!keepBeside(key.replace(prefix + from, prefix + to), words)) keepBeside(key, words);
  }
}

const prefix = 'pankh-unsaved-';
const page = newId();
const takenUp = new Map<string, string[]>();

function keyOf(personId: string, draftId: string): string {
  return `${prefix}${personId}-${draftId}`;
}

function editsUnder(key: string): UnsavedEdit[] {
  const edits = editsSchema.safeParse(JSON.parse(keptBeside(key) ?? '[]'));
  return edits.success ? edits.data : [];
}
