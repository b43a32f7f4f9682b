import type { Db } from './connection.ts';

/** Drafts whose soft deletion is older than a moment, at most 1,000. */
export async function deletedDraftsBefore(db: Db, moment: string): Promise<string[]> {
  const found = await db
    .selectFrom('drafts')
    .select('id')
    .where('deletedAt', '<', moment)
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}
