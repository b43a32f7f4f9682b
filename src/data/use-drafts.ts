import type { Draft } from '#sync/records/draft.ts';
import { type PersonDb, rowsOf } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/** The person's pitches in the making: neither deleted nor submitted, newest first. */
export function useDrafts(): Draft[] | undefined {
  return usePersonQuery(openDrafts);
}

/** One draft, whatever its state; null where it is not on this device. */
export function useDraft(id: string): Draft | null | undefined {
  return usePersonQuery(async (db) => (await rowsOf(db, 'drafts').get(id)) ?? null, [id]);
}

export async function openDrafts(db: PersonDb): Promise<Draft[]> {
  const drafts = await rowsOf(db, 'drafts').toArray();
  return drafts
    .filter(({ deletedAt, submittedAs }) => deletedAt === null && submittedAs === null)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
