import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useArticles } from '#src/data/use-articles.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { bestInvestors } from '#src/directory/best-investors.ts';
import { searchIndex } from '#src/directory/search-index.ts';
import { useIsDirectoryComing } from '#src/directory/use-is-directory-coming.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { searchContent } from '#sync/ai/rules/search-content.ts';
import type { Investor } from '#sync/records/investor.ts';
import { useReadDeals } from './use-read-deals.ts';

const mostInvestors = 10;
const noInvestors: Investor[] = [];

/**
 * What of this device's deals, articles and investors answers a question, best first; undefined while they are read.
 * `isSearching`: the investors, which are many, are still looked through, or on their way to this device.
 */
export function useSearchResults(query: string) {
  const opportunities = useOpportunities();
  const deals = useReadDeals(useMemo(() => opportunities?.filter(isListed), [opportunities]));
  const articles = useArticles();
  const index = useStore(searchIndex);
  const isComing = useIsDirectoryComing();
  const hash = index.at === 'ready' ? index.hash : '';
  const [directory] = useFetched(async () => {
    const nobody = { query, hash, investors: noInvestors, isSearched: query === '' };
    if (query === '') return nobody;
    if (index.at !== 'ready') {
      (await import('#src/directory/search-client.ts')).startSearch();
      return nobody;
    }
    // The page promises to search on this device: nothing that is typed here goes to the server.
    const found = await bestInvestors(query, mostInvestors, { mayAskServer: false, areWordsEnough: true });
    return { ...nobody, ...found };
  }, `${hash} ${query}`);
  const answer = directory.state === 'ready' ? directory.value : null;
  const investors = answer?.investors ?? noInvestors;
  // What the question before has found stands until the next has, and what was found until more is here.
  const isOld = answer !== null && (answer.query !== query || (!answer.isSearched && answer.hash !== hash));
  const isSearching =
    directory.state === 'loading' || isOld || (answer !== null && !answer.isSearched && isComing);
  const results = useMemo(
    () =>
      deals &&
      articles &&
      (query === '' ? [] : searchContent(query, { opportunities: deals, articles, investors }).results),
    [query, deals, articles, investors],
  );
  if (!deals || !articles || !results) return undefined;
  return {
    isSearching,
    isEmptyDevice: deals.length === 0 && articles.length === 0 && investors.length === 0,
    results,
  };
}
