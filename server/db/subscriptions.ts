import type { Subscription } from '#sync/records/subscription.ts';
import type { Db } from './connection.ts';
import { ownedRows } from './owned.ts';
import { rowsOf } from './records.ts';

export async function subscriptionsOf(db: Db, accountId: string): Promise<Subscription[]> {
  return ownedRows(db, 'subscriptions', accountId);
}

/** Plans of verified people that wait for an admin, the oldest first, with whose they are; `most` of the `total`. */
export async function requestedSubscriptions(db: Db, most = 100) {
  const waiting = db
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.accountId')
    .where('subscriptions.state', '=', 'requested')
    .where('accounts.emailVerified', '=', 1)
    .where('accounts.phoneVerified', '=', 1);
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await waiting
    .selectAll('subscriptions')
    .select(['accounts.fullName', 'accounts.email'])
    .orderBy('requestedAt')
    .orderBy('subscriptions.id')
    .limit(most)
    .execute();
  const requests = found.flatMap(({ fullName, email, ...columns }) =>
    rowsOf('subscriptions', [columns]).map((row) => ({ ...row, fullName, email })),
  );
  return { total, requests };
}
