import { diff3Merge } from 'node-diff3';

/**
 * Joins two edits of the same text, word by word, against the text both started from; texts so alike in themselves that
 * words would take too long are joined by sentences. Answers null where both changed the same words: then no machine
 * may choose.
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const words = [base, mine, theirs].map(wordsOf) as Three; // three in, three out
  if (isAffordable(words)) return merge(words);
  const sentences = [base, mine, theirs].map(sentencesOf) as Three; // three in, three out
  return isAffordable(sentences) ? merge(sentences) : null;
}

type Three = [base: string[], mine: string[], theirs: string[]];

function merge([base, mine, theirs]: Three): string | null {
  const regions = diff3Merge(mine, base, theirs, { excludeFalseConflicts: true });
  const merged: string[] = [];
  for (const region of regions) {
    if (!region.ok) return null;
    merged.push(...region.ok);
  }
  return merged.join('');
}

/** The diff's work grows with the pairs of equal tokens: the word "a" a thousand times on either side is a million. */
const mostPairs = 20_000;

function isAffordable([base, mine, theirs]: Three): boolean {
  const counts = countsOf(base);
  return [mine, theirs].every((tokens) => {
    let pairs = 0;
    for (const token of tokens) pairs += counts.get(token) ?? 0;
    return pairs <= mostPairs;
  });
}

function countsOf(tokens: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** A word or a mark with the space behind it, so that joining them gives the text back. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]|^)\s*/gu) ?? [];
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?।\n]*(?:[.!?।\n]+\s*|$)/gu) ?? [];
}
