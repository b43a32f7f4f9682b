import type { OtherName } from '#sync/search/other-name.ts';
import { unpaused } from '#sync/search/pause.ts';
import type { QueryWord } from '#sync/search/query-words.ts';
import { investorsPerPage } from '#sync/search/search-query.ts';
import { type SimilarTerm, similarTermsOf } from '#sync/search/similar-terms.ts';
import type { TermIndex } from '#sync/search/term-index.ts';
import { indexOfTerms } from '#sync/search/term-index-builder.ts';
import { spellingsOf } from '#sync/search/word-matches.ts';
import { countWith, filledFrom, type InvestorIndex, wordsOf } from '../db/investor-index.ts';
import { expressionsOf, inName } from './expressions.ts';

/**
 * The words of a query; where fewer match than a page shows, those that seem mistyped also by the words of the directory that are
 * the fewest edits away. As on a device, a word that is the name of many is hardly what is wrong, and one that names a place or an
 * industry is not mistyped.
 */
export async function wordsMeant(
  index: InvestorIndex,
  words: QueryWord[],
  facets: string[],
): Promise<QueryWord[]> {
  if (words.length === 0) return words;
  if (countWith(index, expressionsOf(words, facets).anywhere) >= investorsPerPage) return words;
  const doubtful = words.filter(({ isKnown, sign }) => !isKnown && sign === null);
  const uncommon = doubtful.filter((word) => countWith(index, inName(word)) < investorsPerPage);
  const doubted = uncommon.length > 0 ? uncommon : doubtful;
  if (doubted.length === 0) return words;
  const vocabulary = await vocabularyOf(index);
  const meant: QueryWord[] = [];
  for (const word of words) meant.push(doubted.includes(word) ? await withNearest(vocabulary, word) : word);
  return meant;
}

async function withNearest(vocabulary: TermIndex, word: QueryWord): Promise<QueryWord> {
  const similar: SimilarTerm[] = [];
  for (const spelling of spellingsOf(word))
    similar.push(...(await similarTermsOf([vocabulary], spelling, unpaused)));
  const fewest = Math.floor(Math.min(...similar.map(({ edits }) => edits)));
  const nearest = similar.filter(({ edits }) => Math.floor(edits) === fewest);
  const names = nearest.map(({ text }): OtherName => ({ words: [text], stands: 'anywhere', isPart: false }));
  return { ...word, alsoCalled: [...word.alsoCalled, ...names] };
}

/** Of each open file the words it held when it was last filled: read once something seems mistyped, as that takes seconds. */
const vocabularies = new WeakMap<InvestorIndex, { manifest: string | null; terms: Promise<TermIndex> }>();

function vocabularyOf(index: InvestorIndex): Promise<TermIndex> {
  const manifest = filledFrom(index);
  const known = vocabularies.get(index);
  if (known?.manifest === manifest) return known.terms;
  const terms = indexOfTerms(wordsOf(index), unpaused);
  vocabularies.set(index, { manifest, terms });
  return terms;
}
