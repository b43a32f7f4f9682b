import { draftWith } from '#src/data/exchange/draft-with.ts';
import type { Doing } from '#src/data/exchange/mutate.ts';
import type { Spoken } from '#src/data/told/spoken.ts';
import { highlightOf, writtenBy } from '#src/data/told/work-words.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import { type Draft, maxHighlights } from '#sync/records/draft.ts';

type Edits = { name: string; args: unknown }[];

/** A new draft that holds what another does, with what these actions wrote in its places; `store` stores it. Answers its id. */
export async function copyDraft(
  old: Draft,
  edits: Edits,
  versions: Spoken['versions'],
  store: (doings: Doing[]) => Promise<void>,
): Promise<string> {
  const { highlights, ...kept } = contentOf(old);
  const written = edits.flatMap((edit) => writtenBy(edit, versions));
  const added = edits.map(highlightOf).filter((text) => text !== null);
  // The old draft keeps all of its own: what was refused stands nowhere else.
  const room = Math.max(0, maxHighlights - added.length);
  const lines = [...highlights.slice(0, room).map(({ text }) => text), ...added];
  return draftWith({ ...kept, ...Object.fromEntries(written) }, lines, store);
}
