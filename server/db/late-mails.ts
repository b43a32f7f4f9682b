import type { Db } from './connection.ts';

type LateMail = { connectionId: string; recipientId: string };

/** Notes that somebody is to be told of unread messages later; one who is to be told already is told once. */
export async function noteLateMail(db: Db, mail: LateMail & { dueAt: string }): Promise<void> {
  await db
    .insertInto('lateMails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** None is put off for longer. */
const longest = 60 * 60 * 1000;

/** Those, too, that are put off for longer than any is: they were noted while the clock was ahead. */
export async function dueLateMails(db: Db, now: string, limit: number): Promise<LateMail[]> {
  const latest = new Date(Date.parse(now) + longest).toISOString();
  return db
    .selectFrom('lateMails')
    .select(['connectionId', 'recipientId'])
    .where((is) => is.or([is('dueAt', '<=', now), is('dueAt', '>', latest)]))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** Whether somebody is to be told of unread messages later. */
export async function hasLateMail(db: Db, recipientId: string): Promise<boolean> {
  const found = await db
    .selectFrom('lateMails')
    .select('connectionId')
    .where('recipientId', '=', recipientId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function forgetLateMail(db: Db, { connectionId, recipientId }: LateMail): Promise<void> {
  await db
    .deleteFrom('lateMails')
    .where('connectionId', '=', connectionId)
    .where('recipientId', '=', recipientId)
    .execute();
}
