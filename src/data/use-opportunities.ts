import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { isInMarket } from '#sync/rules/in-market.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

/** Every deal on this device that is still in the market, newest first. */
export function useOpportunities(): Opportunity[] | undefined {
  return usePersonQuery(dealsInMarket);
}

async function dealsInMarket(db: PersonDb): Promise<Opportunity[]> {
  const opportunities = await rowsOf(db, 'opportunities').toArray();
  return opportunities.filter(isInMarket).sort(newestFirst);
}

/** One deal; null where it is not on this device. */
export function useOpportunity(id: string): Opportunity | null | undefined {
  return usePersonQuery(async (db) => (await rowsOf(db, 'opportunities').get(id)) ?? null, [id]);
}

/** The same and who reads it, at once: what they have on its page stands above the rest of it. */
export function useOpportunityAndReader(
  id: string,
): { opportunity: Opportunity | null; reader: Account | null } | undefined {
  return usePersonQuery(
    async (db) => {
      const [opportunity, account] = await Promise.all([
        rowsOf(db, 'opportunities').get(id),
        rowsOf(db, 'accounts').get(ownerOf(db)),
      ]);
      return { opportunity: opportunity ?? null, reader: account ?? null };
    },
    [id],
  );
}
