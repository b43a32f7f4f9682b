import { ApiError } from '#src/api/api-error.ts';
import { fetchFound, fetchInvestor } from '#src/api/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { queryWords } from '#sync/search/query-words.ts';
import type { SearchQuery } from '#sync/search/search-query.ts';
import { textLookedFor, typedWords } from '#sync/search/typed-words.ts';
import { canStandInside } from '#sync/search/word-matches.ts';
import { foundInvestor } from './found-investor.ts';
import { remember, remembered } from './found-on-server.ts';
import type { Held } from './held.ts';
import type { FoundInvestor, SearchAnswer } from './search-messages.ts';
import type { ServerAnswer, ServerPages } from './server-answer.ts';

/** One page of what the server finds beyond what `held` lets the device find itself. Throws where it does not answer. */
export async function searchServer(
  { text, page, ...facets }: SearchQuery,
  { first, heads, theses }: Held,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const known = { first: first ? '1' : '0', heads: String(heads), theses: String(theses) };
  const query = { q: textLookedFor(text), page: String(page), ...facets, ...known };
  const { total, investors } = await patiently(() => fetchFound(query, signal), signal);
  remember(investors);
  const words = queryWords(typedWords(text)).map((word) => ({
    ...word,
    similar: new Set<string>(),
    standsInside: canStandInside(word),
  }));
  return { total, investors: investors.map((investor) => foundInvestor(investor, words)) };
}

/** The page after those of an answer: what joins it to the answer as that is by then. Throws as searchServer does. */
export async function searchOn(
  query: SearchQuery,
  answer: ServerPages,
): Promise<(now: ServerAnswer | null) => ServerAnswer | null> {
  const page = Object.keys(answer.pages).length + 1;
  const { investors } = await searchServer({ ...query, page }, answer.beside);
  return (now) => withPage(now, answer, page, investors);
}

/** The answer with one page more, if it is still of the list that page was cut from. */
export function withPage(
  now: ServerAnswer | null,
  { looked, beside }: Pick<ServerPages, 'looked' | 'beside'>,
  page: number,
  investors: FoundInvestor[],
): ServerAnswer | null {
  if (!now?.pages || now.looked !== looked || now.beside !== beside) return now;
  return { ...now, pages: { ...now.pages, [page]: investors } };
}

/** A server that is not ready to search yet is asked again, three times. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || attempt > mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      if (signal?.aborted) throw error;
    }
  }
}

const mostAttempts = 3;
const pauseMilliseconds = 5_000;

/** A record that is not on this device. `nobody`: the server has none of that number. `unheard`: it cannot be asked, or does not answer. */
export async function investorOfServer(id: number): Promise<Investor | 'nobody' | 'unheard'> {
  const known = remembered(id);
  if (known) return known;
  if (!navigator.onLine) return 'unheard';
  try {
    const investor = await fetchInvestor(id);
    if (investor) remember([investor]);
    return investor ?? 'nobody';
  } catch {
    return 'unheard';
  }
}
