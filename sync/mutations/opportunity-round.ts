import * as z from 'zod';
import { type Change, isRefusal, mutation, type Refusal, type Rows, refuse } from '../mutation.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { isOpen, mayClose, mayRaise, raisedFault, raisedFields } from '../rules/raised.ts';
import type { Key } from '../tables.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';

const about = { opportunityId: z.uuid() };

/** The founder says how much of the round has come together, from the amount they saw. */
export const setRaisedAmount = mutation({
  args: formEdits(raisedFields).extend(about),
  reads,
  change(rows, { opportunityId, ...edits }, { userId, now }) {
    const deal = ownDeal(rows, opportunityId, userId);
    if (!deal) return 'unknown';
    if (!mayRaise(deal)) return refuse('not-open', notOpen[deal.status]);
    const row = withEdits(deal, edits, raisedFields);
    if (isRefusal(row)) return row;
    const fault = raisedFault(row);
    return fault ? refuse('invalid-amount', fault, 'raisedAmount') : stored(row, changedAt(deal, now));
  },
  coalesce: (earlier, later) =>
    earlier.opportunityId === later.opportunityId ? laterEdits(earlier, later) : null,
});

/** Ends a round: everybody can still read it, nobody can ask about it any more. */
export const closeOpportunity = mutation({
  args: z.strictObject(about),
  reads,
  change(rows, { opportunityId }, { userId, now }) {
    const deal = ownDeal(rows, opportunityId, userId);
    if (!deal) return 'unknown';
    // Closed on another device as well it is as its founder wants it.
    if (deal.status === 'closed') return [];
    if (!mayClose(deal)) return refuse('not-open', notOpen[deal.status]);
    return stored({ ...deal, status: 'closed' }, now);
  },
});

/** Takes a pitch from whoever sees it: from then on its founder and the admins alone do. */
export const withdrawOpportunity = mutation({
  args: z.strictObject(about),
  reads,
  change(rows, { opportunityId }, { userId, now }) {
    const deal = ownDeal(rows, opportunityId, userId);
    if (!deal) return 'unknown';
    if (deal.status === 'withdrawn') return [];
    if (!isOpen(deal)) return refuse('not-open', notOpen[deal.status]);
    return stored({ ...deal, status: 'withdrawn' }, now);
  },
});

export const notOpen: Record<Opportunity['status'], string> = {
  review: 'This pitch is in review: its round begins once everybody can see it.',
  active: 'This round is open.',
  closed: 'This round is closed. It stays to be read as it was.',
  withdrawn: 'This pitch was withdrawn.',
  declined: 'This pitch was not approved.',
};

/** Those that wait for a review do so by how long their words have stood: an amount is none of them. */
function changedAt({ status, updatedAt }: Opportunity, now: string): string {
  return status === 'review' ? updatedAt : now;
}

/** To anybody but its founder a deal is there to be read only. */
export function ownDeal(rows: Rows, id: string, userId: string): Opportunity | null {
  const deal = rows.get('opportunities', id);
  return deal?.founderId === userId ? deal : null;
}

export function reads({ opportunityId }: { opportunityId: string }): Key[] {
  return [{ table: 'opportunities', id: opportunityId }];
}

export function stored(row: Opportunity, now: string): Change[] | Refusal {
  return [{ table: 'opportunities', id: row.id, row: { ...row, updatedAt: now } }];
}
