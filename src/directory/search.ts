import type { Investor } from '#sync/records/investor.ts';
import type { Candidates } from '#sync/search/candidates.ts';
import type { Pause } from '#sync/search/pause.ts';
import { searchIds } from '#sync/search/search-ids.ts';
import { type SearchQuery, typedWords } from '#sync/search/search-query.ts';
import type { SearchableDirectory } from '#sync/search/search-unit.ts';
import { highlight } from './highlight.ts';
import { phraseFirst } from './phrase-first.ts';
import type { FoundInvestor, SearchAnswer } from './search-messages.ts';

/** One page of what matches, best first, and how many match in all. */
export async function search(
  { units, read }: SearchableDirectory,
  query: SearchQuery,
  pause: Pause,
): Promise<SearchAnswer> {
  const { ids, total, words } = await searchIds(units, query, pause);
  const investors = phraseFirst(await read(ids), typedWords(query.text));
  return { total, investors: investors.map((investor) => found(investor, words)) };
}

function found(investor: Investor, words: Candidates['words']): FoundInvestor {
  const { name, globalHQ, investmentThesis } = investor;
  return {
    investor,
    ranges: {
      name: highlight(name, words),
      globalHQ: highlight(globalHQ, words),
      investmentThesis: highlight(investmentThesis, words),
    },
  };
}
