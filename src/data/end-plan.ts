import { subscriptionId } from '#sync/mutations/settings.ts';
import { mutate } from './mutate.ts';
import { currentDb } from './open-db.ts';
import { cancelItem } from './outbox-actions.ts';
import { reconnecting } from './reconnecting.ts';
import { ownerOf } from './rows.ts';
import { waitingMaker } from './waiting-maker.ts';

/**
 * Ends a plan, or takes its request back: one that waits on this device is cancelled there, where nobody need hear of it.
 * Throws RefusedError where that will not do.
 */
export async function endPlan(planId: string): Promise<void> {
  const db = await currentDb();
  const row = { table: 'subscriptions', id: subscriptionId(ownerOf(db), planId) } as const;
  const waiting = await reconnecting(db, () => waitingMaker(db, 'requestPlan', row));
  if (waiting === null) await mutate('endPlan', { planId });
  else await cancelItem(waiting);
}
