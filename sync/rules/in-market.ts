import type { Opportunity } from '../records/opportunity.ts';

/** Whether everybody is shown a deal. */
export function isPublic({ status }: Pick<Opportunity, 'status'>): boolean {
  return status === 'active' || status === 'closed';
}

/** Whether others than its founder and the admins are shown a deal. */
export function isInMarket({ status }: Pick<Opportunity, 'status'>): boolean {
  return isPublic({ status }) || status === 'review';
}
