import type { Db } from './connection.ts';

/** The ids of rows of a table that were taken out before a moment, at most 1,000. */
export async function removedBefore(
  db: Db,
  table: 'investments' | 'approaches',
  moment: string,
): Promise<string[]> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('removedAt', '<', moment)
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}
