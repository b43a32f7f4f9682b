import { latinSpellings } from '#sync/search/devanagari.ts';
import { type PlacedWord, placedWords } from '#sync/search/fold.ts';
import { isLookedForIn } from '#sync/search/other-name.ts';
import { spellingsOf, type WordMatch } from '#sync/search/word-matches.ts';

/** From, up to and without, in UTF-16 units of the text. */
export type Range = [start: number, end: number];

type Searched = Pick<
  WordMatch,
  'word' | 'spelled' | 'similar' | 'alsoCalled' | 'isByNames' | 'standsInside' | 'sign'
>;

/** Where the words stand in a text, or other names of what they stand for, as the search understood them, in order. */
export function highlight(
  text: string,
  searched: Searched[],
  { isAddress = false, isThesis = false } = {},
): Range[] {
  const placed = placedWords(text);
  const words = isThesis ? searched.filter(({ sign }) => sign !== '') : searched;
  const names = words
    .flatMap(({ alsoCalled }) => alsoCalled)
    .filter((name) => isLookedForIn(name, { isAddress }))
    .map((name) => name.words);
  const inNames = wordsOfNames(placed, names);
  return placed.flatMap((one): Range[] => {
    const { word, start, end } = one;
    const part = partOf(word, words);
    if (part === undefined) return isMeant(one, words, inNames) ? [[start, end]] : [];
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

/** True of a word that stands for a typed one without holding it: one of the same name, mistyped, or in the other script. */
function isMeant(one: PlacedWord, words: Searched[], inNames: ReadonlySet<PlacedWord>): boolean {
  if (inNames.has(one) || words.some(({ similar }) => similar.has(one.word))) return true;
  return latinSpellings(one.word).some((spelling) => partOf(spelling, words) !== undefined);
}

/** The longest typed word that this one begins with or holds. */
function partOf(word: string, words: Searched[]): string | undefined {
  return words
    .filter(({ isByNames }) => !isByNames)
    .flatMap((typed) =>
      spellingsOf(typed).filter((spelling) =>
        typed.standsInside ? word.includes(spelling) : word.startsWith(spelling),
      ),
    )
    .sort((one, other) => other.length - one.length)[0];
}
