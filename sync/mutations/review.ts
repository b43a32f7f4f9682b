import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';
import { type Opportunity, opportunityStatusSchema } from '../records/opportunity.ts';
import { pitchSeen, pitchSeenBefore } from '../rules/pitch-seen.ts';
import { text } from '../text.ts';

export const reasonNeeded = 'Please give a reason: the founder reads it.';

/**
 * An admin's decision on a pitch: the public sees it, or it goes back to its founder. Once decided it can be changed; a round
 * that its founder has closed can still be taken from whoever reads it.
 */
export const reviewOpportunity = mutation({
  args: z
    .strictObject({
      opportunityId: z.uuid(),
      decision: z.enum(['approve', 'decline']),
      reason: text(2_000),
      /** The `pitchSeen` of what the admin read; a device of an older version does not say. */
      seen: z.uuid().optional(),
      /** The status in which they read it; likewise. */
      seenStatus: opportunityStatusSchema.optional(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason.trim() !== '', {
      path: ['reason'],
      error: reasonNeeded,
    }),
  reads: ({ opportunityId }) => [{ table: 'opportunities', id: opportunityId }],
  change(rows, { opportunityId, decision, reason, seen, seenStatus }, { userId, now }) {
    const opportunity = rows.get('opportunities', opportunityId);
    if (!opportunity) return 'unknown';
    if (opportunity.founderId === userId) {
      return refuse('own-pitch', 'You cannot decide on your own pitch: another admin has to.');
    }
    const status = decision === 'approve' ? ('active' as const) : ('declined' as const);
    if (opportunity.status === status) return refuse('already-answered', 'Somebody has decided so already.');
    if (opportunity.status === 'withdrawn' || (opportunity.status === 'closed' && decision === 'approve')) {
      return refuse('already-answered', 'This pitch is no longer open.');
    }
    // Else everybody would be shown words that nobody has read, or their founder a reason that is about others.
    if (seen !== undefined && ![pitchSeen(opportunity), pitchSeenBefore(opportunity)].includes(seen)) {
      return refuse(
        'changed-meanwhile',
        'The founder has changed this pitch since you read it. Please read it again.',
      );
    }
    // Two admins may have had it before them at once: whoever decides without having seen the first decision is refused.
    const decided = decidedAs(opportunity.status);
    if (seenStatus !== undefined && decided !== null && decidedAs(seenStatus) !== decided) {
      return refuse('already-answered', `Somebody has ${decided} this pitch meanwhile.`);
    }
    const row = { ...opportunity, status, reviewNote: reason.trim(), updatedAt: now };
    return [{ table: 'opportunities', id: opportunityId, row }];
  },
});

/** A round that its founder has closed is approved as it was before; null of what is still to be decided. */
function decidedAs(status: Opportunity['status']): 'approved' | 'declined' | null {
  if (status === 'declined') return status;
  return status === 'active' || status === 'closed' ? 'approved' : null;
}
