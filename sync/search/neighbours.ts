import { countRows } from './bitset.ts';

/**
 * Which words stand side by side in a text, two and three at a time, roughly: one bit of 256 each, so that what is not there
 * seems to be in one thesis of four. Threes tell apart what twos cannot: "who build" and "the software" stand here and there
 * in many a text that does not say "who build the software". A phrase of five words has seven bits and is hardly ever wrong.
 */
export const longsOfNeighbours = 8;

/** The bits of the neighbours in some words, in their order: of two words, and of three. */
export function neighbourBits(words: string[]): { twos: number[]; threes: number[] } {
  const hashes = words.map(hash);
  const twos = hashes.slice(1).map((second, at) => bitOf(joined(hashes[at] ?? 0, second)));
  const threes = hashes
    .slice(2)
    .map((third, at) => bitOf(joined(joined(hashes[at] ?? 0, hashes[at + 1] ?? 0), third)));
  return { twos, threes };
}

export function addNeighbours(neighbours: Uint32Array, row: number, words: string[]): void {
  const { twos, threes } = neighbourBits(words);
  for (const bit of twos) add(neighbours, row, bit);
  for (const bit of threes) add(neighbours, row, bit);
}

export function hasNeighbours(neighbours: Uint32Array, row: number, bit: number): boolean {
  return ((neighbours[row * longsOfNeighbours + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** How many bits a row has: the more, the longer the text, and the likelier one of them is there by chance. */
export function countNeighbours(neighbours: Uint32Array, row: number): number {
  return countRows(neighbours.subarray(row * longsOfNeighbours, (row + 1) * longsOfNeighbours));
}

function add(neighbours: Uint32Array, row: number, bit: number): void {
  const place = row * longsOfNeighbours + (bit >>> 5);
  neighbours[place] = (neighbours[place] ?? 0) | (1 << (bit & 31));
}

function bitOf(value: number): number {
  return Math.imul(value, 0x85ebca77) >>> 24;
}

function joined(first: number, second: number): number {
  return Math.imul(first ^ (first >>> 13), 0xc2b2ae3d) ^ Math.imul(second, 0x9e3779b1);
}

/** FNV-1a over the UTF-16 units. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}
