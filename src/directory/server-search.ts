import { fetchFound, fetchInvestor } from '#src/api/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { type SearchQuery, typedWords } from '#sync/search/search-query.ts';
import { remember, remembered } from './found-on-server.ts';
import type { Held } from './held.ts';
import { highlight } from './highlight.ts';
import type { FoundInvestor, SearchAnswer } from './search-messages.ts';

/** One page of what the server finds beyond what `held` lets the device find itself. Throws where it does not answer. */
export async function searchServer(
  { text, page, ...facets }: SearchQuery,
  { first, heads, theses }: Held,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const known = { first: first ? '1' : '0', heads: String(heads), theses: String(theses) };
  const { total, investors } = await fetchFound({ q: text, page: String(page), ...facets, ...known }, signal);
  remember(investors);
  const words = [...new Set(typedWords(text))].map((word) => ({ word, similar: new Set<string>() }));
  const found = (investor: Investor): FoundInvestor => ({
    investor,
    ranges: {
      name: highlight(investor.name, words),
      globalHQ: highlight(investor.globalHQ, words),
      investmentThesis: highlight(investor.investmentThesis, words),
    },
  });
  return { total, investors: investors.map(found) };
}

/** A record that is not on this device; null where there is none, or nobody answers. */
export async function investorOfServer(id: number): Promise<Investor | null> {
  const known = remembered(id);
  if (known || !navigator.onLine) return known;
  try {
    const investor = await fetchInvestor(id, new AbortController().signal);
    if (investor) remember([investor]);
    return investor;
  } catch {
    return null;
  }
}
