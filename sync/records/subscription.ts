import * as z from 'zod';
import { moment, text } from '../text.ts';

/** A plan that a person chose, shown to them alone. `requested` until an admin confirms it; at most one is `active`. */
export const subscriptionSchema = z.strictObject({
  id: z.uuid(),
  accountId: z.uuid(),
  /** One of `sync/rules/plans.ts`. */
  planId: z.string().max(60),
  state: z.enum(['requested', 'active', 'declined', 'ended']),
  requestedAt: moment,
  decidedAt: moment.nullable(),
  endedAt: moment.nullable(),
  reason: text(2_000).nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
