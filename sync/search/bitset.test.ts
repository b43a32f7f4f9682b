import { expect, test } from 'vitest';
import { countRows, eachRow, rowsOfBytes } from './bitset.ts';

test('rows with any value are told from those with none, also the last ones of an odd number', () => {
  for (const size of [1, 3, 4, 31, 32, 33, 70]) {
    const values = new Uint8Array(size);
    const wanted = [0, 2, 30, 31, 32, 68, 69].filter((row) => row < size);
    for (const row of wanted) values[row] = 1 + row;
    const found: number[] = [];
    eachRow(rowsOfBytes(values), (row) => found.push(row));
    expect(found).toEqual(wanted);
    expect(countRows(rowsOfBytes(values))).toBe(wanted.length);
  }
});
