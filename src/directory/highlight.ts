import { placedWords } from '#sync/search/fold.ts';
import { canStandInside, type WordMatch } from '#sync/search/word-matches.ts';

/** From, up to and without, in UTF-16 units of the text. */
export type Range = [start: number, end: number];

/** Where the words stand in a text, as the search understood them, in order. */
export function highlight(text: string, words: Pick<WordMatch, 'word' | 'similar'>[]): Range[] {
  return placedWords(text).flatMap(({ word, start, end }): Range[] => {
    const part = partOf(word, words);
    if (part === undefined) return words.some(({ similar }) => similar.has(word)) ? [[start, end]] : [];
    // A folded word of another length has no letter-by-letter counterpart in the text.
    if (word.length !== end - start) return [[start, end]];
    const from = start + word.indexOf(part);
    return [[from, from + part.length]];
  });
}

/** The longest typed word that this one begins with or holds. */
function partOf(word: string, words: Pick<WordMatch, 'word'>[]): string | undefined {
  return words
    .map((typed) => typed.word)
    .filter((typed) => word.startsWith(typed) || (canStandInside(typed) && word.includes(typed)))
    .sort((one, other) => other.length - one.length)[0];
}
