import type { Investor } from '#sync/records/investor.ts';
import { foldedWords } from '#sync/search/fold.ts';

/** Of fewer words nobody means a phrase: two stand side by side in many a text. */
const fewestWords = 3;

/**
 * Of the records of a page or two those whose name holds the words as they were typed, side by side, before those whose thesis
 * does, the shortest first, as of that the phrase tells most, and these before the others; else each in their order. The index,
 * which decides what stands on which page, knows of neighbours and lengths only roughly, and the records of more pages would
 * have to be read out of as many files. `words` are folded; the last may be a beginning.
 */
export function phraseFirst(investors: Investor[], words: string[]): Investor[] {
  if (words.length < fewestWords) return investors;
  const phrase = ` ${words.join(' ')}`;
  const lengthOfText = (investor: Investor): number => {
    const [name = [], thesis = []] = [investor.name, investor.investmentThesis].map(foldedWords);
    if (` ${name.join(' ')}`.includes(phrase)) return 0;
    return ` ${thesis.join(' ')}`.includes(phrase) ? thesis.length : Number.MAX_SAFE_INTEGER;
  };
  const ranked = investors.map((investor) => ({ investor, length: lengthOfText(investor) }));
  return ranked.sort((one, other) => one.length - other.length).map(({ investor }) => investor);
}
