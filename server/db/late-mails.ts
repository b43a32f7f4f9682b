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

export async function dueLateMails(db: Db, now: string, limit: number): Promise<LateMail[]> {
  return db
    .selectFrom('lateMails')
    .select(['connectionId', 'recipientId'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

export async function forgetLateMail(db: Db, { connectionId, recipientId }: LateMail): Promise<void> {
  await db
    .deleteFrom('lateMails')
    .where('connectionId', '=', connectionId)
    .where('recipientId', '=', recipientId)
    .execute();
}
