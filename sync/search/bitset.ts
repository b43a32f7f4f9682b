/** One bit a row: the set of rows that match. */
export type Bitset = Uint32Array;

export function emptyBitset(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

export function addRow(set: Bitset, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function hasRow(set: Bitset, row: number): boolean {
  return ((set[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

export function fullBitset(size: number): Bitset {
  const set = emptyBitset(size).fill(0xffffffff);
  if (size % 32 > 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

/** The rows that have anything but zero in `values`, which has a byte for each and begins its buffer. */
export function rowsOfBytes(values: Uint8Array): Bitset {
  const set = emptyBitset(values.length);
  // Most are zero: four are looked at in one.
  const fours = new Uint32Array(values.buffer, 0, values.length >>> 2);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    const row = four * 4;
    const bits =
      Number(values[row] !== 0) |
      (Number(values[row + 1] !== 0) << 1) |
      (Number(values[row + 2] !== 0) << 2) |
      (Number(values[row + 3] !== 0) << 3);
    const word = row >>> 5;
    set[word] = (set[word] ?? 0) | (bits << (row & 31));
  }
  for (let row = fours.length * 4; row < values.length; row++) if (values[row] !== 0) addRow(set, row);
  return set;
}

/** Keeps in `set` only what `other` holds too. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Takes out of `set` what `other` holds. */
export function andNot(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

export function countRows(set: Bitset): number {
  let count = 0;
  for (const word of set) count += bitsIn(word);
  return count;
}

/** Calls `visit` with each row, in ascending order. */
export function eachRow(set: Bitset, visit: (row: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let rest = set[word] ?? 0;
    while (rest !== 0) {
      visit(word * 32 + 31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
}

/** The parallel bit count of Warren, Hacker's Delight, 5-1. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
