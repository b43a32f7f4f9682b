import type { Subscription } from '#sync/records/subscription.ts';
import type { Db } from './connection.ts';
import { readRow, readRows } from './records.ts';

export async function subscriptionsOf(db: Db, accountId: string): Promise<Subscription[]> {
  const ids = await db.selectFrom('subscriptions').select('id').where('accountId', '=', accountId).execute();
  return readRows(
    db,
    'subscriptions',
    ids.map(({ id }) => id),
  );
}

/** Plans of verified people that wait for an admin, the oldest first, with whose they are; at most 100 of the `total`. */
export async function requestedSubscriptions(db: Db) {
  const waiting = db
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.accountId')
    .where('subscriptions.state', '=', 'requested')
    .where('accounts.emailVerified', '=', 1)
    .where('accounts.phoneVerified', '=', 1);
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = await waiting
    .select(['subscriptions.id', 'accounts.fullName', 'accounts.email'])
    .orderBy('requestedAt')
    .orderBy('subscriptions.id')
    .limit(100)
    .execute();
  const rows = await Promise.all(ids.map(({ id }) => readRow(db, 'subscriptions', id)));
  const requests = ids.flatMap(({ fullName, email }, index) => {
    const row = rows[index];
    return row ? [{ ...row, fullName, email }] : [];
  });
  return { total, requests };
}
