import type { Investor } from '#sync/records/investor.ts';
import { foldedWords } from '#sync/search/fold.ts';

/** Of fewer words nobody means a phrase: two stand side by side in many a text. */
const fewestWords = 3;

/**
 * Records whose name or thesis holds the words as they were typed, side by side, before the others, each in their order. The
 * index knows of neighbours only roughly. `words` are folded; the last may be a beginning.
 */
export function phraseFirst(investors: Investor[], words: string[]): Investor[] {
  if (words.length < fewestWords) return investors;
  const phrase = ` ${words.join(' ')}`;
  const holds = ({ name, investmentThesis }: Investor) =>
    [name, investmentThesis].some((text) => ` ${foldedWords(text).join(' ')}`.includes(phrase));
  const isThere = investors.map(holds);
  return [...investors.filter((_, at) => isThere[at]), ...investors.filter((_, at) => !isThere[at])];
}
