import { addRow, type Bitset, countRows, emptyBitset, intersect } from './bitset.ts';
import type { UnpackedArrays } from './packed-arrays.ts';
import { gramAt } from './trigrams.ts';

/**
 * Which rows hold a term: of at most 65,536 rows, as they are numbered with 16 bits; a group of 32 segments needs 15. Terms are numbers, in the order of their folded texts (UTF-16 units).
 * The rows of most terms are a list: `rows` from `starts[term]` up to `starts[term + 1]`, ascending. A term of many rows has
 * none there, but a bitset: the `size / 32` words of `denseBits` that its place in `denseTerms` tells.
 */
export type TermIndex = {
  /** Of all rows. */
  size: number;
  count: number;
  /** The terms, each after a line feed, and a line feed at the end: a word's beginning can be searched as text. */
  vocabulary: string;
  /** Where each term begins in the vocabulary, and where the one after the last would. */
  termStarts: Uint32Array;
  starts: Uint32Array;
  rows: Uint16Array;
  denseTerms: Uint32Array;
  denseBits: Uint32Array;
  /** The terms that hold a trigram: `gramTerms` from `gramStarts[gram]` up to the next. See trigrams.ts. */
  gramStarts: Uint32Array;
  gramTerms: Uint16Array | Uint32Array;
};

export function openTermIndex(size: number, arrays: UnpackedArrays): TermIndex {
  const termStarts = arrays.longs('termStarts');
  const count = termStarts.length - 1;
  return {
    size,
    count,
    vocabulary: new TextDecoder().decode(arrays.bytes('vocabulary')),
    termStarts,
    starts: arrays.longs('starts'),
    rows: arrays.shorts('rows'),
    denseTerms: arrays.longs('denseTerms'),
    denseBits: arrays.longs('denseBits'),
    gramStarts: arrays.longs('gramStarts'),
    gramTerms: count > mostShortTerms ? arrays.longs('gramTerms') : arrays.shorts('gramTerms'),
  };
}

export const mostShortTerms = 65_536;

export function termText(index: TermIndex, term: number): string {
  return index.vocabulary.slice(index.termStarts[term] ?? 0, (index.termStarts[term + 1] ?? 0) - 1);
}

/** In UTF-16 units. */
export function termLength(index: TermIndex, term: number): number {
  return (index.termStarts[term + 1] ?? 0) - (index.termStarts[term] ?? 0) - 1;
}

/** The number of a term, or -1. */
export function findTerm(index: TermIndex, text: string): number {
  const term = firstTermFrom(index, text);
  return term < index.count && termText(index, term) === text ? term : -1;
}

/** The terms that begin with a word stand together: from the first up to and without the second. */
export function termsBeginningWith(index: TermIndex, word: string): [from: number, to: number] {
  return [firstTermFrom(index, word), firstTermFrom(index, `${word}\uffff`)];
}

/** The terms that hold a word, but not at their beginning. */
export function termsHolding(index: TermIndex, word: string): number[] {
  if (word.length < 3) return termsHoldingLetters(index, word);
  const { gramStarts, gramTerms } = index;
  // Each holds all trigrams of the word: those that hold the rarest are looked at.
  let rarest = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 3 <= word.length; at++) {
    const gram = gramAt(word, at);
    const count = (gramStarts[gram + 1] ?? 0) - (gramStarts[gram] ?? 0);
    if (count < fewest) [rarest, fewest] = [gram, count];
  }
  const found: number[] = [];
  for (let at = gramStarts[rarest] ?? 0; at < (gramStarts[rarest + 1] ?? 0); at++) {
    const term = gramTerms[at] ?? 0;
    if (termLength(index, term) > word.length && termText(index, term).indexOf(word) > 0) found.push(term);
  }
  return found;
}

/** Of one or two letters, for scripts that have such words: reads the whole vocabulary. */
function termsHoldingLetters(index: TermIndex, letters: string): number[] {
  const found: number[] = [];
  const { vocabulary, termStarts } = index;
  let at = vocabulary.indexOf(letters, 1);
  while (at >= 0) {
    const term = termAt(index, at);
    if (at > (termStarts[term] ?? 0)) found.push(term);
    // Once a term is enough; one that begins with the letters is found as that.
    at = vocabulary.indexOf(letters, termStarts[term + 1] ?? vocabulary.length);
  }
  return found;
}

/** Adds the rows of a term to a set of rows. */
export function addRowsOfTerm(index: TermIndex, term: number, set: Bitset): void {
  const { rows, starts } = index;
  const end = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < end; at++) addRow(set, rows[at] ?? 0);
  const bits = starts[term] === end ? denseBitsOf(index, term) : null;
  bits?.forEach((rest, word) => {
    set[word] = (set[word] ?? 0) | rest;
  });
}

/** The rows that hold all of some words; null where one of them is no term. */
export function rowsHoldingAll(index: TermIndex, words: string[]): Bitset | null {
  const terms = words.map((word) => findTerm(index, word));
  if (terms.includes(-1)) return null;
  const [rows = null, ...others] = terms.map((term) => {
    const set = emptyBitset(index.size);
    addRowsOfTerm(index, term, set);
    return set;
  });
  for (const other of others) if (rows) intersect(rows, other);
  return rows;
}

/** How many rows hold a term. */
export function countOfTerm(index: TermIndex, term: number): number {
  const listed = (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0);
  return listed || countRows(denseBitsOf(index, term) ?? emptyBitset(0));
}

/** True of a term that stands in fewer rows than one of 64. */
export function isRare({ starts, size }: TermIndex, term: number): boolean {
  const listed = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
  return listed > 0 && listed * 64 <= Math.max(size, 64);
}

/** Raises what each row of a term has in `best` to at least `value`. */
export function raise(index: TermIndex, term: number, value: number, best: Uint8Array): void {
  const { rows, starts } = index;
  const start = starts[term] ?? 0;
  const end = starts[term + 1] ?? 0;
  // No callback: this is run for thousands of terms a keystroke.
  for (let at = start; at < end; at++) {
    const row = rows[at] ?? 0;
    if ((best[row] ?? 0) < value) best[row] = value;
  }
  const bits = start === end ? denseBitsOf(index, term) : null;
  if (bits) raiseDense(bits, value, best);
}

function raiseDense(bits: Uint32Array, value: number, best: Uint8Array): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = word * 32 + 31 - Math.clz32(rest & -rest);
      if ((best[row] ?? 0) < value) best[row] = value;
    }
  }
}

/** Adds an amount to what each row of a term has in `sums`. */
export function tally(index: TermIndex, term: number, amount: number, sums: Uint8Array): void {
  const { rows, starts } = index;
  const start = starts[term] ?? 0;
  const end = starts[term + 1] ?? 0;
  // No callback: see raise.
  for (let at = start; at < end; at++) {
    const row = rows[at] ?? 0;
    sums[row] = (sums[row] ?? 0) + amount;
  }
  const bits = start === end ? denseBitsOf(index, term) : null;
  if (bits) tallyDense(bits, amount, sums);
}

function tallyDense(bits: Uint32Array, amount: number, sums: Uint8Array): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = word * 32 + 31 - Math.clz32(rest & -rest);
      sums[row] = (sums[row] ?? 0) + amount;
    }
  }
}

/** The bitset of a term of many rows. */
function denseBitsOf({ denseTerms, denseBits, size }: TermIndex, term: number): Uint32Array | null {
  const place = denseTerms.indexOf(term);
  const words = Math.ceil(size / 32);
  return place < 0 ? null : denseBits.subarray(place * words, (place + 1) * words);
}

/** The first term that is not before a text. */
function firstTermFrom(index: TermIndex, text: string): number {
  let low = 0;
  let high = index.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (termText(index, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The term that stands at a place of the vocabulary. */
function termAt({ termStarts, count }: TermIndex, place: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((termStarts[middle + 1] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
