import type { Pause } from '#sync/search/pause.ts';
import type { SearchQuery } from '#sync/search/search-query.ts';
import type { SearchableDirectory } from '#sync/search/search-unit.ts';
import { asTheyAreNow } from './as-they-are-now.ts';
import { foundInvestor } from './found-investor.ts';
import { foundPage } from './found-page.ts';
import type { Held } from './held.ts';
import type { SearchAnswer } from './search-messages.ts';

/** One page of what matches, best first, and how many match in all. `stood`: see SearchAnswer. */
export async function search(
  directory: SearchableDirectory & { held?: Held | null },
  query: SearchQuery,
  pause: Pause,
  stood: number[] = [],
): Promise<SearchAnswer> {
  const { investors, total, words } = await foundPage(directory, query, pause);
  const page = { total, investors: investors.map((investor) => foundInvestor(investor, words)) };
  if (stood.length === 0) return page;
  const known = await asTheyAreNow(directory, stood);
  return { ...page, stood: new Map([...known].map(([id, one]) => [id, one && foundInvestor(one, words)])) };
}
