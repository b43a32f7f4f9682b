import type { SubscriptionDecision } from '#sync/endpoints/admin.ts';
import type { Change } from '#sync/mutation.ts';
import type { Account } from '#sync/records/account.ts';
import type { Subscription } from '#sync/records/subscription.ts';
import { planOf } from '#sync/rules/plans.ts';
import { noteInAudit } from '../db/audit.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { subscriptionsOf } from '../db/subscriptions.ts';
import { HttpFailure } from '../http-failure.ts';
import { notify } from '../notify.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { planDecided } from './letters.ts';

/**
 * An admin confirms or declines a plan that was asked for, or ends one that counts. A confirmed one takes the place of the one
 * before. Throws HttpFailure: 404 no such request, 409 decided already, or one's own.
 */
export async function decideSubscription(
  services: Services,
  admin: Account,
  subscriptionId: string,
  { decision, reason = '' }: SubscriptionDecision,
): Promise<void> {
  const now = services.now();
  await commit(services, async (trx) => {
    const subscription = await readRow(trx, 'subscriptions', subscriptionId);
    const owner = subscription && (await readRow(trx, 'accounts', subscription.accountId));
    const plan = planOf(subscription?.planId);
    if (!subscription || !owner || !plan) {
      throw new HttpFailure(404, { code: 'not-found', message: 'There is no such request.' });
    }
    if (owner.id === admin.id) {
      throw new HttpFailure(409, { code: 'own-plan', message: 'You cannot decide on your own plan.' });
    }
    const { from, to, event } = comesOf[decision];
    if (subscription.state !== from)
      throw new HttpFailure(409, { code: 'already-answered', message: overtaken[from] });
    const before = (await subscriptionsOf(trx, owner.id)).filter(({ state }) => state === 'active');
    const ended =
      decision === 'confirm' ? before.map((row) => asChange({ ...row, state: 'ended', endedAt: now })) : [];
    const decided: Subscription = {
      ...subscription,
      state: to,
      decidedAt: now,
      endedAt: decision === 'end' ? now : subscription.endedAt,
      reason: reason.trim() || null,
    };
    // First what ends: nobody has two plans, not for a moment.
    await writeChanges(trx, [...ended, asChange(decided)], now);
    await notify(trx, { accountId: owner.id, event, aboutId: subscription.id, what: plan.name }, now);
    await queueMessage(trx, planDecided(owner, plan, { decision, reason }), now);
    const detail = [`${decision} ${plan.id}`, reason.trim()].filter(Boolean).join(': ');
    const about = { tableName: 'subscriptions', rowId: subscription.id, detail };
    await noteInAudit(trx, { admin, action: 'decideSubscription', ...about }, now);
  });
}

/** What comes of each decision, and as what its person is told of it. */
const comesOf = {
  confirm: { from: 'requested', to: 'active', event: 'plan-confirmed' },
  decline: { from: 'requested', to: 'declined', event: 'plan-declined' },
  end: { from: 'active', to: 'ended', event: 'plan-ended' },
} as const;

const overtaken = {
  requested: 'This request was already dealt with.',
  active: 'This plan does not count any more.',
};

function asChange(row: Subscription): Change {
  return { table: 'subscriptions', id: row.id, row };
}
