import type { Db } from './connection.ts';

/** Refused work that was dealt with before a moment, at most 1,000. */
export async function settledAttention(db: Db, before: string): Promise<string[]> {
  const settled = await db
    .selectFrom('attention')
    .select('id')
    .where('resolvedAt', '<', before)
    .limit(1_000)
    .execute();
  return settled.map(({ id }) => id);
}
