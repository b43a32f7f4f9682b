import * as z from 'zod';
import { mutate } from './mutate.ts';
import { currentDb } from './open-db.ts';
import { cancelItem } from './outbox-actions.ts';
import { unsentEntries } from './unsent-entries.ts';

const aboutPlan = z.object({ planId: z.string() });

/**
 * Ends a plan, or takes its request back. One that the server has put off is cancelled where it waits: an end that was sent
 * would overtake it, and be refused. Throws RefusedError where that will not do.
 */
export async function endPlan(planId: string): Promise<void> {
  const putOff = (await unsentEntries(await currentDb())).find(
    ({ name, args, state, failure }) =>
      name === 'requestPlan' && state === 'waiting' && failure && aboutPlan.parse(args).planId === planId,
  );
  if (putOff) await cancelItem(putOff.id);
  else await mutate('endPlan', { planId });
}
