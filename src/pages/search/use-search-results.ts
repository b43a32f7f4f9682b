import { useMemo } from 'react';
import { useArticles } from '#src/data/use-articles.ts';
import { useOpportunities } from '#src/data/use-opportunities.ts';
import { isListed } from '#src/lib/deal-of.ts';
import { searchContent } from '#sync/ai/rules/search-content.ts';

/** What of this device's deals and articles answers a question, best first; undefined while they are read. */
export function useSearchResults(query: string) {
  const opportunities = useOpportunities();
  const articles = useArticles();
  return useMemo(() => {
    if (!opportunities || !articles) return undefined;
    const listed = opportunities.filter(isListed);
    return {
      isEmptyDevice: listed.length === 0 && articles.length === 0,
      results: query === '' ? [] : searchContent(query, { opportunities: listed, articles }).results,
    };
  }, [query, opportunities, articles]);
}
