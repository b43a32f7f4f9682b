import type { Factor } from '../analysis.ts';
import type { Deal } from './deal.ts';

/** What an investor says they look for; a card of the network and a profile both have it. Amounts are whole units of `currency`. */
export type InvestorInterests = {
  areasOfExpertise: readonly string[];
  preferredIndustries: readonly string[];
  minInvestmentRange: number | null;
  maxInvestmentRange: number | null;
  currency: string;
  /** Where they are, or where they want to invest. */
  location?: string;
  /** What they say of themselves or of their aims. */
  goals?: string;
};

/** What is held against it: a deal, or a pitch not yet published. */
export type MatchedPitch = Pick<
  Deal,
  'title' | 'description' | 'industry' | 'stage' | 'location' | 'currency' | 'minInvestment' | 'totalRequired'
>;

/** How well a pitch fits what an investor looks for. `score`: whole, 0 to 100, the sum of the reasons' points. */
export function matchInvestor(
  investor: InvestorInterests,
  pitch: MatchedPitch,
): { score: number; reasons: Factor[] } {
  const isSame = investor.preferredIndustries.includes(pitch.industry);
  const points = isSame ? 100 : 0;
  return {
    score: points,
    reasons: [{ name: 'Industry', field: 'industry', points, of: 100, why: pitch.industry }],
  };
}
