import { type AskedAmount, askedAmounts } from '#sync/ai/rules/asked-amount.ts';
import { chequesInDollars, writesSuch } from '#sync/ai/rules/find-investors.ts';
import { nameOf, termsIn } from '#sync/ai/thesaurus.ts';
import { roundSizes } from '#sync/catalog.ts';
import type { Investor } from '#sync/records/investor.ts';
import { investorsPerPage } from '#sync/search/search-query.ts';
import { nothingHeld } from './held.ts';
import type { searchInvestors } from './search-client.ts';
import { searchIndex } from './search-index.ts';

type SearchQuery = Parameters<typeof searchInvestors>[1];
/** Answers null where there is nothing that can be searched. */
type Search = (query: SearchQuery) => ReturnType<typeof searchInvestors>;

/** `isSearched`: false where the directory is not here and nobody else could be asked, so that nothing is known of it. */
export type BestInvestors = { investors: Investor[]; isSearched: boolean };

const noFilters = { stage: '', type: '', country: '' };
/** What every record is about tells none from another. */
const ofEveryInvestor = new Set([
  '#investor',
  '#invest',
  '#raise',
  '#money',
  '#founder',
  '#opportunity',
  '#pitch',
  '#first cheque',
  'chequ',
  'check',
  'writ',
]);
const mostWords = 8;
/** So many are looked at where a cheque is named, which a round size tells only roughly: on a small phone a page takes a fifth of a second. */
const mostPages = 40;
/** So many pages are asked of the server for one question. */
const mostPagesOfServer = 12;
let asked = 0;

/**
 * At most `most` investors of the directory, those first that hold all that is asked for, then those that hold single words of
 * it; where it names a cheque, only who writes such: with `areWordsEnough`, where amounts may be of other things, only if it
 * holds no word. Where the directory is not on this device, the server is asked, unless `mayAskServer` is false.
 */
export async function bestInvestors(
  text: string,
  most: number,
  {
    mayAskServer = true,
    areWordsEnough = false,
    search = searchHere(mayAskServer),
  }: { mayAskServer?: boolean; areWordsEnough?: boolean; search?: Search } = {},
): Promise<BestInvestors> {
  const { amounts, rest } = askedAmounts(text, 'USD');
  const words = wordsAskedFor(rest);
  const cheques = areWordsEnough && words.length > 0 ? [] : chequesInDollars(amounts);
  const found = new Map<number, Investor>();
  // Without a word or a cheque to look for there is nothing to ask of anybody.
  let isSearched = words.length === 0 && cheques.length === 0;
  let pagesLeft = cheques.length === 0 ? Number.POSITIVE_INFINITY : mostPages;
  /** Takes one page of what holds these words. Answers whether there may be more. */
  const take = async (question: Question, page: number): Promise<boolean> => {
    if (pagesLeft === 0) return false;
    pagesLeft -= 1;
    const answer = await search({ ...noFilters, ...question, page });
    if (!answer) return false;
    isSearched = true;
    for (const { investor } of answer.investors)
      if (found.size < most && cheques.every((cheque) => writesSuch(investor, cheque)))
        found.set(investor.id, investor);
    // Not by how many came: a record that cannot be read is counted, and stands on no page.
    return page * investorsPerPage < answer.total && found.size < most;
  };
  /** A page of each question in turn. */
  const takeAll = async (questions: Question[]) => {
    let open = questions;
    for (let page = 1; open.length > 0 && found.size < most; page++) {
      const lasting: Question[] = [];
      for (const question of open) if (await take(question, page)) lasting.push(question);
      open = lasting;
    }
  };

  const sizes = roundSizesFor(cheques);
  const questionsFor = (looked: string[]) =>
    looked.flatMap((word) => sizes.map((roundSize) => ({ text: word, roundSize })));
  // 1. What holds all the words.
  if (words.length > 1) await takeAll(questionsFor([words.join(' ')]));
  // 2. What holds one of them; where there is none, whoever writes such a cheque.
  await takeAll(questionsFor(words.length === 0 && cheques.length > 0 ? [''] : words));
  return { investors: [...found.values()], isSearched };
}

type Question = Pick<SearchQuery, 'text' | 'roundSize'>;

/** The round sizes in which somebody may write all these cheques; '', which is any, where none is asked for. */
function roundSizesFor(cheques: readonly AskedAmount[]): string[] {
  if (cheques.length === 0) return [''];
  const all = roundSizes.filter(({ from, below }) =>
    cheques.every(
      ({ bound, amount }) => (bound === 'least' || from <= amount) && (bound === 'most' || amount < below),
    ),
  );
  // Bounds that no size keeps are kept by whoever writes cheques of many sizes.
  return (all.length > 0 ? all : roundSizes).map(({ label }) => label);
}

/** What is asked for besides amounts, which no record holds as words; in English words of the person's or of ours. */
function wordsAskedFor(text: string): string[] {
  const terms = termsIn(text).filter(({ key }) => !ofEveryInvestor.has(key));
  const words = terms.map((term) => (/^\p{Script=Latin}/u.test(term.written) ? term.written : nameOf(term)));
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, mostWords);
}

/** The search of the directory on this device, once it can be asked, or that of the server. */
function searchHere(mayAskServer: boolean): Search {
  asked += 1;
  const asker = `best investors ${asked}`;
  const there = mayAskServer ? searchThere() : async () => null;
  return async (query) => {
    const client = await import('./search-client.ts');
    client.startSearch();
    return (await whenRead()) === 'ready' ? client.searchInvestors(asker, query) : there(query);
  };
}

/** The server's search: so many pages, and none after it did not answer. */
function searchThere(): Search {
  let pagesLeft = mostPagesOfServer;
  return async (query) => {
    if (pagesLeft === 0 || !navigator.onLine) return null;
    pagesLeft -= 1;
    const { searchServer } = await import('./server-search.ts');
    try {
      return await searchServer(query, nothingHeld);
    } catch {
      pagesLeft = 0;
      return null;
    }
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
