/**
 * Which words stand side by side in a text, roughly: one bit of 256 a pair, so a pair that is not there seems to be in one
 * thesis of seven. A phrase of three words or more is hardly ever wrong.
 */
export const longsOfPairs = 8;

export function pairBit(first: string, second: string): number {
  return Math.imul(hash(first) ^ Math.imul(hash(second), 0x9e3779b1), 0x85ebca77) >>> 24;
}

/** FNV-1a over the UTF-16 units. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}

export function addPairs(pairs: Uint32Array, row: number, words: string[]): void {
  for (let at = 1; at < words.length; at++) {
    const bit = pairBit(words[at - 1] ?? '', words[at] ?? '');
    const place = row * longsOfPairs + (bit >>> 5);
    pairs[place] = (pairs[place] ?? 0) | (1 << (bit & 31));
  }
}

export function hasPair(pairs: Uint32Array, row: number, bit: number): boolean {
  return ((pairs[row * longsOfPairs + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}
