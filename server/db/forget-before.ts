import type { Db } from './connection.ts';

/** Forgets what stands in a table of the server alone from before a moment, at most 1,000. Answers how many. */
export async function forgetBefore(
  db: Db,
  table: 'sendings' | 'aiCalls' | 'aiFeedback' | 'contactMessages',
  moment: string,
): Promise<number> {
  const old = db.selectFrom(table).select('id').where('at', '<', moment).limit(1_000);
  const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
