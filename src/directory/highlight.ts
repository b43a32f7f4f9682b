import { type PlacedWord, placedWords } from '#sync/search/fold.ts';
import { canStandInside, isOnlyOfAddresses, type WordMatch } from '#sync/search/word-matches.ts';

/** From, up to and without, in UTF-16 units of the text. */
export type Range = [start: number, end: number];

type Searched = Pick<WordMatch, 'word' | 'similar' | 'alsoCalled'>;

/** Where the words stand in a text, or other names of the places they stand for, as the search understood them, in order. */
export function highlight(text: string, words: Searched[], { isAddress = false } = {}): Range[] {
  const placed = placedWords(text);
  const names = words
    .flatMap(({ alsoCalled }) => alsoCalled)
    .filter((name) => isAddress || !isOnlyOfAddresses(name));
  const inNames = wordsOfNames(placed, names);
  return placed.flatMap((one): Range[] => {
    const { word, start, end } = one;
    const part = partOf(word, words);
    if (part === undefined)
      return inNames.has(one) || words.some(({ similar }) => similar.has(word)) ? [[start, end]] : [];
    // A folded word of another length has no letter-by-letter counterpart in the text.
    if (word.length !== end - start) return [[start, end]];
    const from = start + word.indexOf(part);
    return [[from, from + part.length]];
  });
}

/** The words of a text that stand there as one of the names. */
function wordsOfNames(placed: PlacedWord[], names: string[][]): Set<PlacedWord> {
  const found = new Set<PlacedWord>();
  for (let at = 0; at < placed.length; at++) {
    for (const name of names) {
      const run = placed.slice(at, at + name.length);
      if (run.length === name.length && run.every(({ word }, next) => word === name[next]))
        for (const one of run) found.add(one);
    }
  }
  return found;
}

/** The longest typed word that this one begins with or holds. */
function partOf(word: string, words: Searched[]): string | undefined {
  return words
    .filter((typed) => word.startsWith(typed.word) || (canStandInside(typed) && word.includes(typed.word)))
    .map((typed) => typed.word)
    .sort((one, other) => other.length - one.length)[0];
}
