import type { SearchQuery } from '#sync/search/search-query.ts';
import { pageWithin } from './page-within.ts';
import { searchInvestors } from './search-client.ts';
import type { SearchAnswer } from './search-messages.ts';

/**
 * A page of answers for the screen, see page-within.ts. Null when a later search of the same asker took its place, and when it is
 * not wanted any more: whoever asks last is answered. `stood`: see SearchAnswer.
 */
export function searchPage(
  asker: string,
  query: SearchQuery,
  stood: number[],
  isWanted: () => boolean,
): Promise<SearchAnswer | null> {
  return pageWithin(query, async (within) => (isWanted() ? searchInvestors(asker, within, stood) : null));
}
