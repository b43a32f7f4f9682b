import { diff3Merge } from 'node-diff3';
import { isAffordable, sentencesOf, wordsOf } from './words.ts';

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
