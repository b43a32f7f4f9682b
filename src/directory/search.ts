import type { Investor } from '#sync/records/investor.ts';
import { findCandidates } from './candidates.ts';
import { matchFacets } from './facets.ts';
import { foldedWords } from './fold.ts';
import { highlight, type MatchedTerms, matchedTerms } from './highlight.ts';
import type { LoadedDirectory } from './load.ts';
import type { Pause } from './pause.ts';
import { rank } from './rank.ts';
import {
  type FoundInvestor,
  investorsPerPage,
  type SearchAnswer,
  type SearchQuery,
} from './search-messages.ts';

const longestQuery = 12;

/** One page of what matches, best first, and how many match in all. */
export async function search(
  { investors, index, facets }: LoadedDirectory,
  query: SearchQuery,
  pause: Pause,
): Promise<SearchAnswer> {
  const words = foldedWords(query.text).slice(0, longestQuery);
  const candidates = await findCandidates(index, words, matchFacets(facets, query), pause);
  const end = query.page * investorsPerPage;
  const rows = await rank(index, investors, candidates, end, pause);
  const matched = matchedTerms(index, candidates.words);
  const page = rows.slice(end - investorsPerPage).flatMap((row) => investors[row] ?? []);
  return { total: candidates.total, investors: page.map((investor) => found(investor, matched)) };
}

function found(investor: Investor, matched: MatchedTerms): FoundInvestor {
  const { name, globalHQ, investmentThesis } = investor;
  return {
    investor,
    ranges: {
      name: highlight(name, matched),
      globalHQ: highlight(globalHQ, matched),
      investmentThesis: highlight(investmentThesis, matched),
    },
  };
}
