import type { Investor } from '../../records/investor.ts';
import { adviseApproach } from './advise-approach.ts';
import { investorApproached } from './asked-approach.ts';
import { type FoundInvestors, findInvestors } from './find-investors.ts';

/** The answer of the rules in the AI search box of the database: how to approach the investor that is asked about, or who fits. */
export function answerInvestorQuestion(query: string, investors: readonly Investor[]): FoundInvestors {
  const approached = investorApproached(query, investors);
  return approached ? adviseApproach(approached) : findInvestors(query, investors);
}
