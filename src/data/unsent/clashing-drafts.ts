import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Draft } from '#sync/records/draft.ts';
import { keyText } from '#sync/table-names.ts';

/**
 * The drafts in which two texts stand against each other. Between the pages of an answer only the server's word for it
 * counts: unsent work on a row that is older than what was sent before it clashes with nobody but the person themselves.
 */
export async function clashingDrafts(db: PersonDb): Promise<Draft[]> {
  const found = (await rowsOf(db, 'drafts').toArray()).filter(hasClash);
  if (found.length === 0 || !(await readMeta(db)).isBetweenPages) return found;
  const based = await db.base.bulkGet(found.map(({ id }) => keyText({ table: 'drafts', id })));
  return found.filter((_, at) => {
    const base = based[at];
    return !base || (base.row !== null && hasClash(base.row as Draft)); // stored under the key of a draft
  });
}

function hasClash({ conflicts, deletedAt, submittedAs }: Draft): boolean {
  return conflicts.length > 0 && deletedAt === null && submittedAs === null;
}
