import type { Subscription } from '#sync/records/subscription.ts';
import type { Db } from './connection.ts';
import { holdsText } from './holds-text.ts';
import { ownedRows } from './owned.ts';
import { rowsOf } from './records.ts';

export async function subscriptionsOf(db: Db, accountId: string): Promise<Subscription[]> {
  return ownedRows(db, 'subscriptions', accountId);
}

/**
 * Plans of verified people that wait for an admin, the oldest first, with whose they are and the plan that counts for them;
 * `most` of the `total`.
 */
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
    .select(({ selectFrom }) =>
      selectFrom('subscriptions as held')
        .select('held.planId')
        .whereRef('held.accountId', '=', 'accounts.id')
        .where('held.state', '=', 'active')
        .as('heldPlanId'),
    )
    .orderBy('requestedAt')
    .orderBy('subscriptions.id')
    .limit(most)
    .execute();
  const requests = found.flatMap(({ fullName, email, heldPlanId, ...columns }) =>
    rowsOf('subscriptions', [columns]).map((row) => ({ ...row, fullName, email, heldPlanId })),
  );
  return { total, requests };
}

const activeAtOnce = 50;

/** Plans that count, the newest first, with whose they are; `q` is part of a name or an email, or an account's id. */
export async function activeSubscriptions(db: Db, { q }: { q: string }) {
  let active = db
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.accountId')
    .where('subscriptions.state', '=', 'active');
  if (q !== '') {
    active = active.where(({ or, ref, eb }) =>
      or([
        holdsText(ref('accounts.fullName'), q),
        holdsText(ref('accounts.email'), q),
        eb('accounts.id', '=', q),
      ]),
    );
  }
  const { total } = await active
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await active
    .selectAll('subscriptions')
    .select(['accounts.fullName', 'accounts.email'])
    .orderBy('decidedAt', 'desc')
    .orderBy('subscriptions.id')
    .limit(activeAtOnce)
    .execute();
  const plans = found.flatMap(({ fullName, email, ...columns }) =>
    rowsOf('subscriptions', [columns]).map((row) => ({ ...row, fullName, email })),
  );
  return { total, plans };
}
