/** A word or a mark with the space behind it, so that joining them gives the text back. */
export function wordsOf(text: string): string[] {
  return text.match(/(?:[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]|^)\s*/gu) ?? [];
}

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?।\n]*(?:[.!?।\n]+\s*|$)/gu) ?? [];
}

/** The diff's work grows with the pairs of equal tokens: the word "a" a thousand times on either side is a million. */
const mostPairs = 20_000;

/** Whether texts cut into these tokens can be compared, each with the first, in a moment. */
export function isAffordable([base = [], ...others]: string[][]): boolean {
  const counts = countsOf(base);
  return others.every((tokens) => {
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
