import { newId } from '#sync/ids.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import { mutate } from './mutate.ts';
import { RefusedError } from './refused-error.ts';
import { highlightOf, type Spoken, writtenBy } from './work-words.ts';

type Edits = { name: string; args: unknown }[];

/** A new draft that holds what another does, with what these actions wrote in its places. Answers its id. */
export async function copyDraft(old: Draft, edits: Edits, versions: Spoken['versions']): Promise<string> {
  const draftId = newId();
  const { highlights, ...kept } = contentOf(old);
  const written = edits.flatMap((edit) => writtenBy(edit, versions));
  const { currency, ...fields } = { ...kept, ...Object.fromEntries(written) };
  await mutate('createDraft', { draftId, currency });
  for (const [field, to] of Object.entries(fields)) {
    if (to !== '') await mutate('editDraft', { draftId, field: field as DraftField, from: '', to }); // its own keys
  }
  const added = edits.map(highlightOf).filter((text) => text !== null);
  for (const text of [...highlights.map((kept) => kept.text), ...added]) {
    await mutate('addHighlight', { draftId, highlightId: newId(), text }).catch((error: unknown) => {
      // The eleventh does not fit.
      if (!(error instanceof RefusedError)) throw error;
    });
  }
  return draftId;
}
