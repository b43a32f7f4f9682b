import type { Investor } from '#sync/records/investor.ts';
import type { Candidates } from '#sync/search/candidates.ts';
import type { Pause } from '#sync/search/pause.ts';
import { searchIds } from '#sync/search/search-ids.ts';
import { investorsPerPage, type SearchQuery } from '#sync/search/search-query.ts';
import type { SearchableDirectory } from '#sync/search/search-unit.ts';
import { typedWords } from '#sync/search/typed-words.ts';
import { phraseFirst } from './phrase-first.ts';

/** Names of three words are typed often, and there is one who is called so. */
const fewestOfText = 4;

/**
 * The records of a page in their order, and how many match in all. The pages of a phrase out of a text are put in order two
 * at a time: the index takes some records for such that say it, and those who do would stand behind them on the next page.
 */
export async function foundPage(
  { units, read }: Pick<SearchableDirectory, 'units' | 'read'>,
  query: SearchQuery,
  pause: Pause,
): Promise<{ investors: Investor[]; total: number; words: Candidates['words'] }> {
  const typed = typedWords(query.text);
  const together = typed.length < fewestOfText ? 1 : 2;
  const asked = { ...query, page: Math.ceil(query.page / together) };
  const { ids, total, words } = await searchIds(units, asked, pause, together * investorsPerPage);
  const start = ((query.page - 1) % together) * investorsPerPage;
  const ordered = phraseFirst(await read(ids), typed);
  return { investors: ordered.slice(start, start + investorsPerPage), total, words };
}
