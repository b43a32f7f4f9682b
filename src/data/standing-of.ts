import * as z from 'zod';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import { type Draft, type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import { keyText } from '#sync/table-names.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { loadRows } from './row-set.ts';

/**
 * What now stands where these actions write, to be compared: of drafts whose fields they edit, those fields; of all
 * others, whatever a person wrote. Not who wrote it and when, which also changes when work is only sent.
 */
export async function standingOf(db: PersonDb, entries: Entry[]): Promise<string> {
  const rows = await loadRows(db, new Set(entries.flatMap(({ touches }) => touches.filter(isOfDraft))));
  return JSON.stringify(
    [...rows].map(([key, row]) => {
      const about = entries.filter(({ touches }) => touches.includes(key));
      return [key, row && standing(row as Draft, about)]; // stored under the key of a draft
    }),
  );
}

function standing(draft: Draft, about: Entry[]) {
  const { conflicts, deletedAt, submittedAs } = draft;
  const places = about.map(placeOf);
  const fields = places.filter((place) => place !== null && place !== 'highlight');
  if (places.includes(null)) return { ...contentOf(draft), conflicts, deletedAt, submittedAs };
  const texts = fields.map((field) => [field, draft[field]]);
  const rivals = conflicts.filter(({ field }) => fields.includes(field));
  return { texts, rivals, deletedAt, submittedAs };
}

/** The one place an action writes in; null where it looks at the draft as a whole. A highlight clashes with nothing. */
function placeOf({ name, args }: Entry): DraftField | 'highlight' | null {
  if (name === 'addHighlight' || name === 'removeHighlight') return 'highlight';
  const edit = name === 'editDraft' ? ofField.safeParse(args) : null;
  return edit?.data?.field ?? null;
}

const ofField = z.object({ field: draftFieldSchema });

function isOfDraft(key: string): boolean {
  return key.startsWith(keyText({ table: 'drafts', id: '' }));
}
