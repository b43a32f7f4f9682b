import type { Db, Trx } from './connection.ts';

/** Who tries what, at most how often in how many ms. */
export type Limit = { key: string; most: number; within: number };

/**
 * Counts one attempt under every limit, before it is made: attempts made at once cannot all slip through. Answers null,
 * or (and then counts none) when the next one may be made.
 */
export async function takeAttempts(trx: Trx, limits: Limit[], now: string): Promise<string | null> {
  const waits: string[] = [];
  for (const limit of limits) {
    const last = await lastOfMost(trx, limit, now);
    if (last) waits.push(new Date(Date.parse(last.at) + limit.within).toISOString());
  }
  if (waits.length > 0) return waits.reduce((latest, wait) => (wait > latest ? wait : latest));
  for (const { key } of limits) await trx.insertInto('attempts').values({ key, at: now }).execute();
  return null;
}

/** Whether no more attempts are counted under it for now. */
export async function isUsedUp(db: Db, limit: Limit, now: string): Promise<boolean> {
  return (await lastOfMost(db, limit, now)) !== undefined;
}

/** The attempt that has to grow old before the next one may be made; undefined where it may be made now. */
function lastOfMost(db: Db, { key, most, within }: Limit, now: string): Promise<{ at: string } | undefined> {
  const since = new Date(Date.parse(now) - within).toISOString();
  return db
    .selectFrom('attempts')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
}

/** Gives back the newest attempt under each key: it turned out to be none. */
export async function giveBackAttempts(trx: Trx, keys: string[]): Promise<void> {
  for (const key of keys) {
    const newest = trx
      .selectFrom('attempts')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('key', '=', key);
    await trx.deleteFrom('attempts').where('id', '=', newest).execute();
  }
}

/** Forgets every attempt under a key. */
export async function forgetAttempts(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('attempts').where('key', '=', key).execute();
}

export async function pruneAttempts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('attempts').where('at', '<', before).execute();
}
