import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';

/** The verified investors of the network, by name. */
export function useInvestorCards(): InvestorCard[] | undefined {
  return usePersonQuery(cardsByName);
}

async function cardsByName(db: PersonDb): Promise<InvestorCard[]> {
  const cards = await rowsOf(db, 'investorCards').toArray();
  return cards.sort((a, b) => a.fullName.localeCompare(b.fullName));
}

/** One of them; null where it is not on this device. */
export function useInvestorCard(id: string): InvestorCard | null | undefined {
  return usePersonQuery(async (db) => (await rowsOf(db, 'investorCards').get(id)) ?? null, [id]);
}
