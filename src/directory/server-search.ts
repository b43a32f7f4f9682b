import { ApiError } from '#src/api/api-error.ts';
import { fetchFound, fetchInvestor } from '#src/api/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { queryWords } from '#sync/search/other-names.ts';
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
  const query = { q: text, page: String(page), ...facets, ...known };
  const { total, investors } = await patiently(() => fetchFound(query, signal), signal);
  remember(investors);
  const words = queryWords(typedWords(text)).map((word) => ({ ...word, similar: new Set<string>() }));
  const found = (investor: Investor): FoundInvestor => ({
    investor,
    ranges: {
      name: highlight(investor.name, words),
      globalHQ: highlight(investor.globalHQ, words, { isAddress: true }),
      investmentThesis: highlight(investor.investmentThesis, words),
    },
  });
  return { total, investors: investors.map(found) };
}

/** A server that is not ready to search yet is asked again, three times. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || attempt > mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      if (signal.aborted) throw error;
    }
  }
}

const mostAttempts = 3;
const pauseMilliseconds = 5_000;

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
