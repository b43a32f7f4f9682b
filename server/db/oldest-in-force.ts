import type { Db } from './connection.ts';

/** Whose each of these is, and when it came here. */
const columns = {
  dealUpdates: { who: 'founderId', at: 'createdAt' },
  directMessages: { who: 'senderId', at: 'sentAt' },
  opportunities: { who: 'founderId', at: 'createdAt' },
} as const;

/**
 * When somebody has `limit` of these or more from after a moment until now: the time of the oldest that still counts; else null.
 * What came while the clock was ahead of `now` counts for nothing.
 */
export async function oldestInForce(
  db: Db,
  table: keyof typeof columns,
  person: string,
  { since, now, limit }: { since: string; now: string; limit: number },
): Promise<string | null> {
  const { who, at } = columns[table];
  const found = await db
    .selectFrom(table)
    .select(`${at} as at`)
    .where(who, '=', person)
    .where(at, '>', since)
    .where(at, '<=', now)
    .orderBy(at, 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.at ?? null;
}
