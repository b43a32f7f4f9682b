import { diff3Merge } from 'node-diff3';

/**
 * Joins two edits of the same text, word by word, against the text both started from.
 * Answers null where both changed the same words: then no machine may choose.
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const regions = diff3Merge(words(mine), words(base), words(theirs), { excludeFalseConflicts: true });
  const merged: string[] = [];
  for (const region of regions) {
    if (!region.ok) return null;
    merged.push(...region.ok);
  }
  return merged.join('');
}

/** Words, runs of space and punctuation marks, so that joining them gives the text back. */
function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? [];
}
