import * as z from 'zod';
import { newId } from '#sync/ids.ts';
import { type Draft, type DraftField, draftFieldSchema, draftFields } from '#sync/records/draft.ts';
import { mutate } from './mutate.ts';
import { RefusedError } from './refused-error.ts';

const edit = z.object({ field: draftFieldSchema, to: z.string() });
const highlight = z.object({ text: z.string() });

/** A new draft that holds what another does, with these edits in their places. Answers its id. */
export async function copyDraft(old: Draft, edits: { name: string; args: unknown }[]): Promise<string> {
  const draftId = newId();
  const { currency, ...fields } = fieldsWith(old, edits);
  await mutate('createDraft', { draftId, currency });
  for (const [field, to] of Object.entries(fields)) {
    if (to !== '') await mutate('editDraft', { draftId, field: field as DraftField, from: '', to }); // its own keys
  }
  const added = edits.flatMap(({ name, args }) =>
    name === 'addHighlight' ? [highlight.parse(args).text] : [],
  );
  for (const text of [...old.highlights.map((kept) => kept.text), ...added]) {
    await mutate('addHighlight', { draftId, highlightId: newId(), text }).catch((error: unknown) => {
      // The eleventh does not fit.
      if (!(error instanceof RefusedError)) throw error;
    });
  }
  return draftId;
}

function fieldsWith(old: Draft, edits: { name: string; args: unknown }[]): Record<DraftField, string> {
  const names = Object.keys(draftFields) as DraftField[]; // `keys` forgets the literal types
  const fields = Object.fromEntries(names.map((name) => [name, old[name]]));
  for (const { name, args } of edits) {
    const parsed = edit.safeParse(args);
    if (name === 'editDraft' && parsed.success) fields[parsed.data.field] = parsed.data.to;
  }
  return fields as Record<DraftField, string>; // every field was named above
}
