import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { audiencesOf, shownTo } from '../syncing/audiences.ts';

/** Whether somebody, or nobody, may see a deal. */
export function isShown(opportunity: Opportunity, viewer: Account | null): boolean {
  const shown = shownTo('opportunities', opportunity);
  return audiencesOf(viewer).some((audience) => shown.has(audience));
}
