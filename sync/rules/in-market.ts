import type { Opportunity } from '../records/opportunity.ts';

/** Whether others than its founder and the admins are shown a deal. */
export function isInMarket({ status }: Pick<Opportunity, 'status'>): boolean {
  return status === 'active' || status === 'review' || status === 'closed';
}
