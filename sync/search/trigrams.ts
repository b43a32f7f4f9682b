/** Trigrams are told apart by a hash alone: two that share one only add a term to be judged and rejected. */
export const gramKinds = 8_192;

/**
 * The trigrams of a word as numbers below `gramKinds`, each once. A space stands before the word and after it, so that
 * beginning and end count.
 */
export function trigramsOf(word: string): number[] {
  const padded = ` ${word} `;
  const found: number[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) {
    const gram = gramAt(padded, at);
    if (!found.includes(gram)) found.push(gram);
  }
  return found;
}

/** The number of the three letters at a place of a text. */
export function gramAt(text: string, at: number): number {
  const mixed =
    Math.imul(text.charCodeAt(at), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(at + 1), 0x85ebca77) ^
    Math.imul(text.charCodeAt(at + 2), 0xc2b2ae3d);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 19;
}
