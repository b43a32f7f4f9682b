import { sentencesIn } from '#sync/ai/rules/sentences.ts';

/** From, up to and without, in UTF-16 units of the text. */
export type Range = [start: number, end: number];

/** Where the words stand in a text, whatever their case, in order; places that overlap are one. */
export function occurrences(text: string, words: readonly string[]): Range[] {
  const found = words
    .flatMap((word) => placesOf(text, word))
    .sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  const joined: Range[] = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** The sentence in which a word first stands, or `otherwise`. */
export function excerptOf(text: string, words: readonly string[], otherwise: string): string {
  return sentencesIn(text).find((sentence) => occurrences(sentence, words).length > 0) ?? otherwise;
}

function placesOf(text: string, word: string): Range[] {
  const pattern = new RegExp(word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''), 'giu');
  return word === ''
    ? []
    : [...text.matchAll(pattern)].map(({ index, 0: match }): Range => [index, index + match.length]);
}
