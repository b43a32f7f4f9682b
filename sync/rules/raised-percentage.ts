import type { Opportunity } from '../records/opportunity.ts';

type Round = Pick<Opportunity, 'raisedAmount' | 'totalRequired'>;

/**
 * How far a round has come, in whole percent, rounded down: it is full only when it is. Exact for every amount there can be,
 * as fractions would tell 29 of 100 as 28. 0 where a draft does not say yet what it asks for.
 */
export function raisedPercentage({ raisedAmount, totalRequired }: Round): number {
  return totalRequired === 0 ? 0 : Number((BigInt(raisedAmount) * 100n) / BigInt(totalRequired));
}
