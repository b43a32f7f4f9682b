import type { OpportunityReply } from '#sync/endpoints/marketplace.ts';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { audiencesOf, shownTo } from '../syncing/audiences.ts';

export function isShown(opportunity: Opportunity, viewer: Account | null): boolean {
  const shown = shownTo('opportunities', opportunity);
  return audiencesOf(viewer).some((audience) => shown.has(audience));
}

/** The spec's reply: the founder under the name it uses, and the part raised in whole percent. */
export function opportunityReply({
  founderId,
  founderName: _,
  reviewNote: _note,
  ...opportunity
}: Opportunity): OpportunityReply {
  const raisedPercentage = Math.floor((opportunity.raisedAmount / opportunity.totalRequired) * 100);
  return { ...opportunity, entrepreneurId: founderId, raisedPercentage };
}
