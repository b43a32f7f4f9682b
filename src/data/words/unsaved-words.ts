import * as z from 'zod';
import { closingPerson } from '#src/data/database/closing-page.ts';
import { tabPersonId } from '#src/data/database/tab-person.ts';
import { type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import { allOf, holdOfPage, takeUp } from './held-by-page.ts';

export type UnsavedEdit = { field: DraftField; from: string; to: string };
export type UnsavedInDraft = { draftId: string; edits: UnsavedEdit[] };

const editsSchema = z.array(z.object({ field: draftFieldSchema, from: z.string(), to: z.string() }));

/**
 * Keeps what a closing page can no longer store: a transaction begun while the page goes away may never end, and what
 * is beside the database answers at once. Nothing stays in it for longer than until the draft is opened again and has it, by
 * whoever wrote it: the next page at this address may be somebody else's. `edits`: all that is not stored, what `unsavedOf`
 * answered included.
 */
export function keepUnsaved(draftId: string, edits: UnsavedEdit[]): void {
  const personId = closingPerson();
  if (personId !== undefined) holdOfPage(personId, 'draft', draftId, edits.length > 0 ? edits : undefined);
}

/** The words this person had written when a page closed. They stay until `keepUnsaved` is told that they are stored. */
export async function unsavedOf(draftId: string): Promise<UnsavedEdit[]> {
  return takeUp(await tabPersonId(), 'draft', draftId).flatMap(editsIn);
}

/** All that this person had written in drafts when pages closed, and that no draft has yet. */
export function unsavedByDraft(personId: string): UnsavedInDraft[] {
  return [...allOf(personId, 'draft')].flatMap(([draftId, held]) =>
    held.map((words) => ({ draftId, edits: editsIn(words) })),
  );
}

function editsIn(words: unknown): UnsavedEdit[] {
  return editsSchema.safeParse(words).data ?? [];
}
