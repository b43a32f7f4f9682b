import { useMemo } from 'react';
import { useArticles } from '#src/data/use-articles.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { bestInvestors } from '#src/directory/best-investors.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { isListed } from '#src/pages/opportunity/deal-of.ts';
import { searchContent } from '#sync/ai/rules/search-content.ts';
import type { Investor } from '#sync/records/investor.ts';

const mostInvestors = 10;
const noInvestors: Investor[] = [];

/**
 * What of this device's deals, articles and investors answers a question, best first; undefined while they are read.
 * `isSearching`: the investors, which are many, are still looked through.
 */
export function useSearchResults(query: string) {
  const opportunities = useOpportunities();
  const articles = useArticles();
  // The page promises to search on this device: nothing that is typed here goes to the server.
  const [directory] = useFetched(async () => {
    if (query === '') return { query, investors: noInvestors };
    const { investors } = await bestInvestors(query, mostInvestors, { mayAskServer: false });
    return { query, investors };
  }, query);
  const investors = directory.state === 'ready' ? directory.value.investors : noInvestors;
  // What the question before has found stands until the next has.
  const isSearching =
    directory.state === 'loading' || (directory.state === 'ready' && directory.value.query !== query);
  return useMemo(() => {
    if (!opportunities || !articles) return undefined;
    const listed = opportunities.filter(isListed);
    return {
      isSearching,
      isEmptyDevice: listed.length === 0 && articles.length === 0 && investors.length === 0 && !isSearching,
      results:
        query === '' ? [] : searchContent(query, { opportunities: listed, articles, investors }).results,
    };
  }, [query, opportunities, articles, investors, isSearching]);
}
