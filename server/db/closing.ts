import { tableNames } from '#sync/tables.ts';
import type { Db, Trx } from './connection.ts';

/** The next account whose grace is over, other than these. */
export async function accountToClose(db: Db, now: string, others: string[]): Promise<string | undefined> {
  const due = await db
    .selectFrom('accounts')
    .select('id')
    .where('deleteAt', '<=', now)
    .where('id', 'not in', others)
    .orderBy('deleteAt')
    .limit(1)
    .executeTakeFirst();
  return due?.id;
}

/** The ids of a person's connections, whatever became of them, at most `most`, in no order. */
export async function connectionIdsOf(db: Db, accountId: string, most: number): Promise<string[]> {
  const found = await db
    .selectFrom('connections')
    .select('id')
    .where((row) => row.or([row('investorId', '=', accountId), row('entrepreneurId', '=', accountId)]))
    .limit(most)
    .execute();
  return found.map(({ id }) => id);
}

export async function contactMessagesOf(db: Db, accountId: string) {
  return db.selectFrom('contactMessages').selectAll().where('userId', '=', accountId).execute();
}

/** Takes the rest of a person out of the database: what they wrote to us, and the log of what they were shown. */
export async function forgetTraces(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('contactMessages').where('userId', '=', accountId).execute();
  await trx
    .deleteFrom('changes')
    .where('audience', '=', accountId)
    .where('tableName', 'in', tableNames)
    .execute();
}

/** That others block a person. */
export async function blocksOf(db: Db, blockedId: string): Promise<string[]> {
  const found = await db.selectFrom('blocks').select('id').where('blockedId', '=', blockedId).execute();
  return found.map(({ id }) => id);
}

/** What was told of a person's connections and deals, whomever, at most `most`. */
export async function noticesAbout(db: Db, accountId: string, most?: number): Promise<string[]> {
  const ofTheirs = db
    .selectFrom('connections')
    .select('id')
    .where('investorId', '=', accountId)
    .unionAll(db.selectFrom('connections').select('id').where('entrepreneurId', '=', accountId))
    .unionAll(db.selectFrom('opportunities').select('id').where('founderId', '=', accountId));
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('aboutId', 'in', ofTheirs)
    .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
    .execute();
  return found.map(({ id }) => id);
}
