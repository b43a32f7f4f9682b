import type { Investor } from '#sync/records/investor.ts';
import { foldedWords } from '#sync/search/fold.ts';

/** Of fewer words nobody means a phrase: two stand side by side in many a text. */
const fewestWords = 3;

/**
 * Of the records of a page or two those whose name or thesis holds the words as they were typed, side by side, before the others,
 * each in their order: the index, which decides what stands on which page, knows of neighbours only roughly, and the records
 * of more pages would have to be read out of as many files. `words` are folded; the last may be a beginning.
 */
export function phraseFirst(investors: Investor[], words: string[]): Investor[] {
  if (words.length < fewestWords) return investors;
  const phrase = ` ${words.join(' ')}`;
  const holds = ({ name, investmentThesis }: Investor) =>
    [name, investmentThesis].some((text) => ` ${foldedWords(text).join(' ')}`.includes(phrase));
  const isThere = investors.map(holds);
  return [...investors.filter((_, at) => isThere[at]), ...investors.filter((_, at) => !isThere[at])];
}
