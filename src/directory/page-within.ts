import { investorsPerPage, type SearchQuery } from '#sync/search/search-query.ts';
import type { SearchAnswer } from './search-messages.ts';

/** That page of what matches, or the last where there are fewer: an old link leads to what is there today. */
export async function pageWithin<Answer extends Pick<SearchAnswer, 'total'>>(
  query: SearchQuery,
  search: (query: SearchQuery) => Promise<Answer | null>,
): Promise<Answer | null> {
  const found = await search(query);
  if (!found) return null;
  const last = Math.max(1, Math.ceil(found.total / investorsPerPage));
  return query.page > last ? search({ ...query, page: last }) : found;
}
