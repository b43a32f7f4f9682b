import type { Investor } from '#sync/records/investor.ts';
import { searchIndex } from './search-index.ts';
import { investorsPerPage, type SearchAnswer, type SearchQuery } from './search-messages.ts';

export type Filters = Pick<SearchQuery, 'stage' | 'type' | 'country' | 'roundSize'>;
type Search = (query: SearchQuery) => Promise<SearchAnswer | null>;

const noFilters: Filters = { stage: '', type: '', country: '', roundSize: '' };
/** Said of every investor, or of none in particular. */
const empty = new Set(
  'a an and any are as at by do does find for from fund funds has have i in into invest investing investment investments investor investors is like looking me my of on or our show startup startups that the their them they to us want we which who will with would'.split(
    ' ',
  ),
);
let asked = 0;

/**
 * At most `most` investors of the directory on this device, those first that hold all that is asked for, then those that hold
 * single words of it. None where the directory is not here.
 */
export async function bestInvestors(
  text: string,
  most: number,
  { filters = noFilters, search = searchHere() }: { filters?: Filters; search?: Search } = {},
): Promise<Investor[]> {
  const words = wordsAskedFor(text);
  const found = new Map<number, Investor>();
  /** Takes one page of what holds these words. Answers whether there may be more. */
  const take = async (question: string, page: number): Promise<boolean> => {
    const answer = await search({ ...filters, text: question, page });
    for (const { investor } of answer?.investors ?? [])
      if (found.size < most) found.set(investor.id, investor);
    return answer !== null && page * investorsPerPage < answer.total && found.size < most;
  };

  // 1. What holds all the words.
  if (words.length > 1) for (let page = 1; await take(words.join(' '), page); page++);
  // 2. What holds one of them, a page of each in turn.
  let open = words;
  for (let page = 1; open.length > 0 && found.size < most; page++) {
    const lasting: string[] = [];
    for (const word of open) if (await take(word, page)) lasting.push(word);
    open = lasting;
  }
  return [...found.values()];
}

function wordsAskedFor(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&.-]*/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !empty.has(word)).slice(0, 8);
}

/** The search of the directory on this device, once it can be asked. */
function searchHere(): Search {
  asked += 1;
  const asker = `best investors ${asked}`;
  return async (query) => {
    const client = await import('./search-client.ts');
    client.startSearch();
    if ((await whenRead()) !== 'ready') return null;
    return client.searchInvestors(asker, query);
  };
}

function whenRead(): Promise<'ready' | 'empty' | 'fault'> {
  return new Promise((resolve) => {
    const { at } = searchIndex.getState();
    if (at !== 'loading') return resolve(at);
    const stop = searchIndex.subscribe((state) => {
      if (state.at === 'loading') return;
      stop();
      resolve(state.at);
    });
  });
}
