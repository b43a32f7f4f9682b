import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { keyOf, loadRows } from '#src/data/database/row-set.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import { type Draft, type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import type { TableName } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import { standingNote } from './describe-note-work.ts';

/**
 * What now stands where these actions write, to be compared: of drafts whose fields they edit, and of the notes about a
 * deal, those parts; of all other drafts, whatever a person wrote. Not who wrote it and when, which also changes when work
 * is only sent.
 */
export async function standingOf(db: PersonDb, entries: Entry[]): Promise<string> {
  const keys = entries.flatMap(({ touches }) => touches).filter((key) => standings.has(keyOf(key).table));
  const rows = await loadRows(db, new Set(keys));
  return JSON.stringify(
    [...rows].map(([key, row]) => {
      const about = entries.filter(({ touches }) => touches.includes(key));
      return [key, standings.get(keyOf(key).table)?.(row, about)];
    }),
  );
}

const standings = new Map<TableName, (row: Row | null, about: Entry[]) => unknown>([
  ['drafts', (row, about) => row && standing(row as Draft, about)], // stored under the key of a draft
  [
    'pipeline',
    (row, about) => {
      const deal = (row ?? blank) as PipelineDeal; // stored under the key of the notes about a deal
      return about.map((entry) => standingNote(entry, deal));
    },
  ],
]);

/** Where nothing is kept about a deal, nothing stands in any part. */
const blank = blankPipelineDeal('', { opportunityId: '', dealTitle: '' });

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
