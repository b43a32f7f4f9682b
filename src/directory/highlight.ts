import type { ExpandedWord } from './candidates.ts';
import { placedWords } from './fold.ts';
import type { TextIndex } from './index-builder.ts';

/** From, up to and without, in UTF-16 units of the text. */
export type Range = [start: number, end: number];

/** Of each folded term that matched, which part to mark; null marks all of it. */
export type MatchedTerms = Map<string, string | null>;

/** The terms that the typed words stand for, as the search understood them. */
export function matchedTerms(index: TextIndex, words: ExpandedWord[]): MatchedTerms {
  const matched: MatchedTerms = new Map();
  for (const { word, terms } of words) {
    for (const { term, how } of terms) matched.set(index.terms[term] ?? '', how === 'similar' ? null : word);
  }
  return matched;
}

/** Where the matched terms stand in a text, in order. */
export function highlight(text: string, matched: MatchedTerms): Range[] {
  return placedWords(text).flatMap(({ word, start, end }): Range[] => {
    const part = matched.get(word);
    if (part === undefined) return [];
    // A folded word of another length has no letter-by-letter counterpart in the text.
    if (part === null || word.length !== end - start) return [[start, end]];
    const from = start + word.indexOf(part);
    return [[from, from + part.length]];
  });
}
