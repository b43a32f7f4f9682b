import type { Db } from './connection.ts';

export async function noteSending(db: Db, sender: string, name: string, at: string): Promise<void> {
  await db.insertInto('sendings').values({ sender, name, at }).execute();
}

/**
 * When a sender did this `limit` times since a moment: the time of the oldest that still counts; else null. What was noted while
 * the clock was ahead of `now` counts for nothing.
 */
export async function oldestSendingInForce(
  db: Db,
  {
    sender,
    name,
    since,
    now,
    limit,
  }: { sender: string; name: string; since: string; now: string; limit: number },
): Promise<string | null> {
  const found = await db
    .selectFrom('sendings')
    .select('at')
    .where('sender', '=', sender)
    .where('name', '=', name)
    .where('at', '>', since)
    .where('at', '<=', now)
    .orderBy('at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.at ?? null;
}
