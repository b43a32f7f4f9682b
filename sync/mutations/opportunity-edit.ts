import * as z from 'zod';
import { isRefusal, mutation, refuse } from '../mutation.ts';
import { nameOnScreen } from '../name-on-screen.ts';
import { mayEdit, pitchEditFaults, pitchEditFields } from '../rules/pitch-edit.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';
import { notOpen, ownDeal, reads, stored } from './opportunity-round.ts';

/**
 * Changes what a submitted pitch says, each field from what its founder saw, and submits it again. Nobody has reviewed the
 * new words, so they are shown as any new pitch: to verified investors at once, marked "Review pending", to the public once
 * an admin has approved them. To leave an approved pitch as it is would let everybody read what no reviewer has read.
 */
export const editOpportunity = mutation({
  args: formEdits(pitchEditFields).extend({
    opportunityId: z.uuid(),
    dealTitle: nameOnScreen(160),
  }),
  reads,
  change(rows, { opportunityId, from, to }, { userId, now }) {
    const deal = ownDeal(rows, opportunityId, userId);
    if (!deal) return 'unknown';
    if (!mayEdit(deal)) return refuse('not-open', notOpen[deal.status]);
    const row = withEdits(deal, { from, to }, pitchEditFields);
    if (isRefusal(row)) return row;
    // What another device has written already is no news to the reviewer.
    if (JSON.stringify(row) === JSON.stringify(deal)) return [];
    const [fault] = pitchEditFaults(row, deal);
    if (fault) return { refused: fault };
    // What the reviewer said was about other words.
    return stored({ ...row, status: 'review', reviewNote: '' }, now);
  },
  coalesce: (earlier, later) =>
    earlier.opportunityId === later.opportunityId ? laterEdits(earlier, later) : null,
});
