import type { Db, Trx } from './connection.ts';

/** Who tries what, at most how often in how many ms. */
export type Limit = { key: string; most: number; within: number };

/**
 * Counts one attempt under every limit, before it is made: attempts made at once cannot all slip through. Answers null,
 * or (and then counts none) when the next one may be made.
 */
export async function takeAttempts(trx: Trx, limits: Limit[], now: string): Promise<string | null> {
  const wait = await nextAttempt(trx, limits, now);
  if (wait !== null) return wait;
  for (const { key } of limits) await trx.insertInto('attempts').values({ key, at: now }).execute();
  return null;
}

/**
 * When the next attempt may be made under every limit; null where it may now. Counts none, and those for nothing that were made
 * while the clock was ahead of `now`.
 */
export async function nextAttempt(db: Db, limits: Limit[], now: string): Promise<string | null> {
  const waits: string[] = [];
  for (const { key, most, within } of limits) {
    const since = new Date(Date.parse(now) - within).toISOString();
    const last = await db
      .selectFrom('attempts')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', since)
      .where('at', '<=', now)
      .orderBy('at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (last) waits.push(new Date(Date.parse(last.at) + within).toISOString());
  }
  return waits.length === 0 ? null : waits.reduce((latest, wait) => (wait > latest ? wait : latest));
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
