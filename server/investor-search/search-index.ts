import type { InvestorSearchQuery, InvestorSearchReply } from '#sync/endpoints/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { fullBitset } from '#sync/search/bitset.ts';
import { candidatesAsTyped, rarity } from '#sync/search/candidates.ts';
import { facet, facetKinds } from '#sync/search/facets.ts';
import { unpaused } from '#sync/search/pause.ts';
import { type QueryWord, queryWords } from '#sync/search/query-words.ts';
import { rank } from '#sync/search/rank.ts';
import { investorsPerPage } from '#sync/search/search-query.ts';
import { idOf } from '#sync/search/search-unit.ts';
import { searchUnitOf } from '#sync/search/search-unit-of.ts';
import { typedWords } from '#sync/search/typed-words.ts';
import type { Db } from '../db/connection.ts';
import { investorsWithIds } from '../db/directory.ts';
import {
  bestMatches,
  countMatches,
  countWith,
  type IndexQuery,
  type InvestorIndex,
  matchesInOrder,
} from '../db/investor-index.ts';
import { anywhere, type Expressions, expressionsOf, facetWord } from './expressions.ts';
import { wordsMeant } from './words-meant.ts';

/** 28 pages are in the order in which a device would show them; what follows is in the order of ids. */
const ranked = 28 * investorsPerPage;

/**
 * One page of what matches; where that is little, words are taken as mistyped, too.
 * 1. FTS5 finds and counts what has every word and facet, but for what the asker has found itself.
 * 2. It picks the best 252: those whose name has the words as typed come first, then names that have their beginnings.
 * 3. These are put in order as a device does it, with the rarity that each word has in the whole directory.
 */
export async function searchIndex(
  db: Db,
  index: InvestorIndex,
  query: InvestorSearchQuery,
): Promise<InvestorSearchReply> {
  const typed = typedWords(query.q);
  const facets = facetKinds
    .filter((kind) => query[kind] !== '')
    .map((kind) => facetWord(facet(kind, query[kind])));
  const words = await wordsMeant(index, queryWords(typed), facets);
  const expressions = expressionsOf(words, facets);
  const asked = (matching: string | null): IndexQuery => ({
    matching,
    found: expressions.heads,
    heads: query.heads,
    theses: query.theses,
    isFirstKnown: query.first === '1',
  });
  const total = countMatches(index, asked(expressions.anywhere));
  const start = (query.page - 1) * investorsPerPage;
  if (start >= total) return { total, investors: [] };
  const best = words.length > 0 ? pick(index, expressions, asked) : [];
  if (start < best.length) {
    const investors = await investorsWithIds(db, best);
    const ordered = await inOrder(index, investors, words, typed);
    return { total, investors: ordered.slice(start, start + investorsPerPage) };
  }
  const ids = matchesInOrder(index, asked(expressions.anywhere), {
    besides: best,
    offset: start - best.length,
    most: investorsPerPage,
  });
  return { total, investors: await investorsWithIds(db, ids) };
}

function pick(
  index: InvestorIndex,
  { exactName, name, anywhere }: Expressions,
  asked: (matching: string | null) => IndexQuery,
): number[] {
  const picked = new Set<number>();
  for (const matching of [exactName, name, anywhere]) {
    if (picked.size >= ranked) break;
    for (const id of bestMatches(index, asked(matching), ranked)) {
      if (picked.size >= ranked) break;
      picked.add(id);
    }
  }
  return [...picked];
}

/** One word alone is as rare in every record: it need not be counted. */
function withRarity(index: InvestorIndex, words: QueryWord[]): (QueryWord & { rarity: number })[] {
  if (words.length === 1) return words.map((word) => ({ ...word, rarity: 1 }));
  const size = countWith(index, null);
  return words.map((word) => ({ ...word, rarity: rarity(countWith(index, anywhere(word)), size) }));
}

async function inOrder(
  index: InvestorIndex,
  investors: Investor[],
  words: QueryWord[],
  typed: string[],
): Promise<Investor[]> {
  const units = [await searchUnitOf(investors, unpaused)];
  const candidates = await candidatesAsTyped(units, withRarity(index, words), [fullBitset(investors.length)]);
  const places = await rank(units, candidates, typed, candidates.total, unpaused);
  const byId = new Map(investors.map((investor) => [investor.id, investor]));
  return places.flatMap((place) => byId.get(idOf(units, place)) ?? []);
}
