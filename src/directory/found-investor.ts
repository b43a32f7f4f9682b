import type { Investor } from '#sync/records/investor.ts';
import { highlight } from './highlight.ts';
import type { FoundInvestor } from './search-messages.ts';

/** A record with what of it the words of a search have found. */
export function foundInvestor(investor: Investor, words: Parameters<typeof highlight>[1]): FoundInvestor {
  const { name, globalHQ, investmentThesis } = investor;
  return {
    investor,
    ranges: {
      name: highlight(name, words),
      globalHQ: highlight(globalHQ, words, { isAddress: true }),
      investmentThesis: highlight(investmentThesis, words, { isThesis: true }),
    },
  };
}
