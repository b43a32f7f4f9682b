import { bestOf } from './best-of.ts';
import { editsToBeginningOf } from './edits.ts';
import type { Pause } from './pause.ts';
import { fieldsOf, type SearchUnit } from './search-unit.ts';
import { findTerm, type TermIndex, termLength, termText } from './term-index.ts';
import { trigramsOf } from './trigrams.ts';

export type SimilarTerm = { text: string; edits: number };

const judged = 400;
const judgedOfAnIndex = 64;
const kept = 24;

/**
 * The terms a mistyped word may stand for, nearest first.
 * 1. Terms that share trigrams with it, the most similar ones (Dice's coefficient) of each index and then of all; and those
 *    that it is but for two neighbours swapped, which changes up to four trigrams and so may leave nothing to share.
 * 2. Of these, the ones few edits away; a word not yet typed to its end counts as whole.
 */
export function similarTerms(units: SearchUnit[], word: string, pause: Pause): Promise<SimilarTerm[]> {
  const indexes = units.flatMap((unit) => fieldsOf(unit).map(({ index }) => index));
  return similarTermsOf(indexes, word, pause);
}

/** The same of the terms of any indexes. */
export async function similarTermsOf(
  indexes: TermIndex[],
  word: string,
  pause: Pause,
): Promise<SimilarTerm[]> {
  const allowed = editsAllowed(word.length);
  if (allowed === 0) return [];
  const likeness = new Map<string, number>();
  const swaps = swapped(word);
  for (const index of indexes) {
    gatherAlike(index, word, likeness);
    for (const text of swaps) if (findTerm(index, text) >= 0) likeness.set(text, 1);
    await pause();
  }
  const alike = [...likeness].sort((one, other) => other[1] - one[1]).slice(0, judged);
  await pause();
  return alike
    .map(([text]) => ({ text, edits: mistakes(text, word) }))
    .filter(({ edits }) => Number.isFinite(edits))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, kept);
}

/** In words of fewer letters one is sure of the first: “tata” is not “data”. */
const fewestOfOtherFirst = 5;

/**
 * How many edits away a word is from one that it may stand for, or from a beginning of that; Infinity where that is too many for
 * its length. Who mistypes a word seldom does so at its first letter: that counts double, and in a short word nothing else may
 * be wrong.
 */
export function mistakes(term: string, word: string): number {
  const most = editsAllowed(word.length);
  const edits = editsToBeginningOf(term, word, { most });
  const isOtherFirst = term.charAt(0) !== word.charAt(0) && term.charAt(0) !== word.charAt(1);
  if (!isOtherFirst) return edits;
  if (word.length < fewestOfOtherFirst) return Number.POSITIVE_INFINITY;
  return edits === 1 || Math.floor(edits) < most ? edits + 1 : Number.POSITIVE_INFINITY;
}

/** Of mistakes in a short word others come out that have nothing to do with it: “not” of “IoT” with one, of longer ones with two. */
export function editsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 11 ? 2 : 3;
}

/** The word with each two neighbours the other way round. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function gatherAlike(index: TermIndex, word: string, likeness: Map<string, number>): void {
  const grams = trigramsOf(word);
  const { shared, touched } = sharedTrigrams(index, grams);
  const needed = word.length < 6 ? 1 : 2;
  const alike = bestOf(judgedOfAnIndex);
  for (const term of touched) {
    const count = shared[term] ?? 0;
    if (count < needed) continue;
    const length = termLength(index, term);
    // A term much shorter than the word cannot become it by few edits.
    if (length >= word.length - 3) alike.offer(term, count / (grams.length + length));
  }
  for (const { place, score } of alike.sorted()) likeness.set(termText(index, place), score);
}

/** How many of some trigrams each term holds, and the terms that hold any. */
export function sharedTrigrams(
  { gramStarts, gramTerms, count }: TermIndex,
  grams: number[],
): { shared: Uint8Array; touched: number[] } {
  const shared = new Uint8Array(count);
  const touched: number[] = [];
  for (const gram of grams) {
    for (let at = gramStarts[gram] ?? 0; at < (gramStarts[gram + 1] ?? 0); at++) {
      const term = gramTerms[at] ?? 0;
      const before = shared[term] ?? 0;
      if (before === 0) touched.push(term);
      shared[term] = before + 1;
    }
  }
  return { shared, touched };
}
