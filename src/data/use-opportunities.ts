import type { Opportunity } from '#sync/records/opportunity.ts';
import { usePersonQuery } from './person-query.ts';
import { rowsOf } from './rows.ts';

/** Every deal on this device that is still in the market, newest first. */
export function useOpportunities(): Opportunity[] | undefined {
  return usePersonQuery(async (db) => {
    const opportunities = await rowsOf(db, 'opportunities').toArray();
    return opportunities.filter(isInMarket).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  });
}

/** One deal; null where it is not on this device. */
export function useOpportunity(id: string): Opportunity | null | undefined {
  return usePersonQuery(async (db) => (await rowsOf(db, 'opportunities').get(id)) ?? null, [id]);
}

function isInMarket({ status }: Opportunity): boolean {
  return status === 'active' || status === 'review' || status === 'closed';
}
