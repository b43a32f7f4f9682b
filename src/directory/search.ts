import type { Investor } from '#sync/records/investor.ts';
import type { Candidates } from '#sync/search/candidates.ts';
import type { Pause } from '#sync/search/pause.ts';
import type { SearchQuery } from '#sync/search/search-query.ts';
import type { SearchableDirectory } from '#sync/search/search-unit.ts';
import { foundPage } from './found-page.ts';
import { highlight } from './highlight.ts';
import type { FoundInvestor, SearchAnswer } from './search-messages.ts';

/** One page of what matches, best first, and how many match in all. */
export async function search(
  directory: Pick<SearchableDirectory, 'units' | 'read'>,
  query: SearchQuery,
  pause: Pause,
): Promise<SearchAnswer> {
  const { investors, total, words } = await foundPage(directory, query, pause);
  return { total, investors: investors.map((investor) => found(investor, words)) };
}

function found(investor: Investor, words: Candidates['words']): FoundInvestor {
  const { name, globalHQ, investmentThesis } = investor;
  return {
    investor,
    ranges: {
      name: highlight(name, words),
      globalHQ: highlight(globalHQ, words, { isAddress: true }),
      investmentThesis: highlight(investmentThesis, words),
    },
  };
}
