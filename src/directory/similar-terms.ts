import { editsToBeginningOf } from './edits.ts';
import { type TrigramIndex, trigramsOf } from './trigrams.ts';

export type SimilarTerm = { term: number; edits: number };

const judged = 400;
const kept = 24;

/**
 * The terms a mistyped word may stand for, nearest first.
 * 1. Terms that share trigrams with it, the most similar ones (Dice's coefficient).
 * 2. Of these, the ones few edits away; a word not yet typed to its end counts as whole.
 */
export function similarTerms(word: string, terms: string[], trigrams: TrigramIndex): SimilarTerm[] {
  const allowed = editsAllowed(word.length);
  if (allowed === 0) return [];
  return mostShared(word, terms, trigrams)
    .map((term) => ({ term, edits: editsToBeginningOf(terms[term] ?? '', word) }))
    .filter(({ edits }) => Math.floor(edits) <= allowed)
    .sort((one, other) => one.edits - other.edits)
    .slice(0, kept);
}

function editsAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 11 ? 2 : 3;
}

function mostShared(word: string, terms: string[], trigrams: TrigramIndex): number[] {
  const own = trigramsOf(word);
  const shared = new Map<number, number>();
  for (const trigram of own) {
    for (const term of trigrams.get(trigram) ?? []) shared.set(term, (shared.get(term) ?? 0) + 1);
  }
  const needed = word.length < 6 ? 1 : 2;
  const likeness = (term: number, count: number) => count / (own.length + (terms[term]?.length ?? 0) + 1);
  return [...shared]
    .filter(([, count]) => count >= needed)
    .map(([term, count]) => ({ term, likeness: likeness(term, count) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, judged)
    .map(({ term }) => term);
}
