import { sql } from 'kysely';
import type { Db, Trx } from './connection.ts';

const day = 24 * 60 * 60 * 1000;

type Due = { accountId: string; toldAt: string | null };

/** Who wants one mail a day and was not dealt with for this eight o'clock, in the order of their ids, from behind one on. */
export async function digestsDue(
  db: Db,
  dueAt: string,
  { after, limit }: { after: string; limit: number },
): Promise<Due[]> {
  return due(db, dueAt).where('preferences.id', '>', after).orderBy('preferences.id').limit(limit).execute();
}

/** A person as above; undefined where they are dealt with by now. */
export async function digestDueOf(db: Db, dueAt: string, accountId: string): Promise<Due | undefined> {
  return due(db, dueAt).where('preferences.id', '=', accountId).executeTakeFirst();
}

/** Up to when a person was told; undefined where they never wanted one mail a day. */
export async function digestOf(db: Db, accountId: string): Promise<Pick<Due, 'toldAt'> | undefined> {
  return db.selectFrom('digests').select('toldAt').where('accountId', '=', accountId).executeTakeFirst();
}

/**
 * Notes that a person is dealt with up to this eight o'clock; `toldAt`: when it was looked at what there is, null where all that
 * is unread is still to be told.
 */
export async function noteDigest(
  db: Db,
  accountId: string,
  { dueAt, toldAt }: { dueAt: string; toldAt: string | null },
): Promise<void> {
  await db
    .insertInto('digests')
    .values({ accountId, dueAt, toldAt })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ dueAt, toldAt }))
    .execute();
}

/** Has the next daily mail tell all that is unread to whom the last one could not leave by now, before it is dropped. */
export async function tellLapsedAnew(trx: Trx, now: string): Promise<void> {
  await trx
    .updateTable('digests')
    .set({ toldAt: null })
    .where('accountId', 'in', (of) =>
      of
        .selectFrom('messages')
        .select(accountOfLink.as('accountId'))
        .where('sentAt', 'is', null)
        .where('expiresAt', '<=', now)
        // Of the others that can be ended, letters of the newsletter, nobody is told anew.
        .where('unsubscribeUrl', 'like', '%/daily-mail#%'),
    )
    .execute();
}

/** The link that ends a daily mail names whose it is; its recipient may have another email by now, and somebody else that one. */
const accountOfLink = sql<string>`substr(unsubscribeUrl, instr(unsubscribeUrl, '#') + 1, 36)`;

/**
 * None who cannot sign in or is leaving. What is noted for a later day than this was noted while the clock was ahead: it is as if
 * nothing were.
 */
function due(db: Db, dueAt: string) {
  const nextDue = new Date(Date.parse(dueAt) + day).toISOString();
  return db
    .selectFrom('preferences')
    .innerJoin('accounts', 'accounts.id', 'preferences.id')
    .leftJoin('digests', 'digests.accountId', 'preferences.id')
    .select([
      'preferences.id as accountId',
      sql<string | null>`case when digests.toldAt < ${nextDue} then digests.toldAt end`.as('toldAt'),
    ])
    .where('preferences.pace', '=', sql.lit('daily'))
    .where('accounts.disabledAt', 'is', null)
    .where('accounts.deleteAt', 'is', null)
    .where((is) =>
      is.or([
        is('digests.dueAt', 'is', null),
        is('digests.dueAt', '<', dueAt),
        is('digests.dueAt', '>=', nextDue),
      ]),
    );
}
