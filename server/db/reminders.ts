import { remindedAt } from '#sync/rules/reminder.ts';
import type { Db } from './connection.ts';

/** The eight o'clock up to which everybody was reminded; null before the first. */
export async function remindedUntil(db: Db): Promise<string | null> {
  const state = await db.selectFrom('serverState').select('remindedUntil').executeTakeFirst();
  return state?.remindedUntil ?? null;
}

export async function noteReminded(db: Db, at: string): Promise<void> {
  await db.updateTable('serverState').set({ remindedUntil: at }).execute();
}

/** Who wants to be reminded on a day after one and until another, with the first of those days, in the order of their ids. */
export async function peopleToRemind(
  db: Db,
  { after, until }: { after: string; until: string },
  { behind, limit }: { behind: string; limit: number },
): Promise<{ ownerId: string; first: string }[]> {
  return db
    .selectFrom('pipeline')
    .select(({ fn }) => ['ownerId', fn.min<string>('remindOn').as('first')])
    .where('remindOn', '>', after)
    .where('remindOn', '<=', until)
    .where('ownerId', '>', behind)
    .groupBy('ownerId')
    .orderBy('ownerId')
    .limit(limit)
    .execute();
}

/** Whether somebody wants to be reminded of something whose time has come, but not before `since`. */
export async function hasReminderSince(
  db: Db,
  ownerId: string,
  { since, now }: { since: string; now: string },
): Promise<boolean> {
  const deals = await db
    .selectFrom('pipeline')
    .select('remindOn')
    .where('ownerId', '=', ownerId)
    .where('remindOn', '>=', since.slice(0, 10))
    .execute();
  return deals.some(({ remindOn }) => {
    if (remindOn === null || remindOn === undefined) return false;
    const at = remindedAt(remindOn);
    return at >= since && at <= now;
  });
}
