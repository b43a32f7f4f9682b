/** Where a full stop ends no sentence: behind an abbreviation. */
const boundary =
  /(?<=[.!?।])(?<!\b(?:Dr|Mr|Mrs|Ms|Smt|Shri|St|Rs|No|vs|approx|Pvt|Ltd|Co|Inc|e\.g|i\.e)\.)\s+|\n+/;

/** The sentences of a text, without the space around them and the marks of lists before them; figures stay whole. */
export function sentencesIn(text: string): string[] {
  return text
    .split(boundary)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/^\s*[-*•–]\s+/, '')
        .trim(),
    )
    .filter(Boolean);
}
