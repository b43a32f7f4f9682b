import { currentDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { changing } from '#src/data/database/storing.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { waitingMaker } from '#src/data/unsent/waiting-maker.ts';
import { subscriptionId } from '#sync/mutations/settings.ts';

/**
 * Ends a plan, or takes its request back, by as which of the two the person sees it: a request that waits on this device is
 * cancelled there, where nobody need hear of it. Throws RefusedError where that will not do.
 */
export function endPlan(planId: string, seen: 'requested' | 'active'): Promise<void> {
  return changing(async () => {
    const db = await currentDb();
    const row = { table: 'subscriptions', id: subscriptionId(ownerOf(db), planId) } as const;
    const waiting = await reconnecting(db, () => waitingMaker(db, 'requestPlan', row));
    if (waiting === null) await mutate('endPlan', { planId, seen });
    else await cancelItem(waiting);
  });
}
