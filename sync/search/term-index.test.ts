import { expect, test } from 'vitest';
import { eachRow, emptyBitset } from './bitset.ts';
import { packArrays, unpackArrays } from './packed-arrays.ts';
import { unpaused } from './pause.ts';
import {
  addRowsOfTerm,
  findTerm,
  openTermIndex,
  termsBeginningWith,
  termsHolding,
  termText,
} from './term-index.ts';
import { termIndexBuilder } from './term-index-builder.ts';

const texts = ['blue lotus', 'lotus pond', 'bluebell', '蓝莲花', ...Array<string>(40).fill('pond')];

/** Packed and opened again, as a cold start does. */
async function indexOf(rows: string[]) {
  const builder = termIndexBuilder();
  for (const [row, text] of rows.entries()) for (const word of text.split(' ')) builder.add(row, word);
  const arrays = await builder.finish(rows.length, unpaused);
  return openTermIndex(rows.length, unpackArrays(packArrays(null, arrays)));
}

async function rowsOf(text: string): Promise<number[]> {
  const index = await indexOf(texts);
  const set = emptyBitset(texts.length);
  addRowsOfTerm(index, findTerm(index, text), set);
  const rows: number[] = [];
  eachRow(set, (row) => rows.push(row));
  return rows;
}

test('a term has the rows it was told of, few or many', async () => {
  expect(await rowsOf('lotus')).toEqual([0, 1]);
  expect(await rowsOf('pond')).toEqual([1, ...Array.from({ length: 40 }, (_, at) => at + 4)]);
});

test('the terms that begin with a word stand together', async () => {
  const index = await indexOf(texts);
  const [from, to] = termsBeginningWith(index, 'blue');
  expect([from, to - 1].map((term) => termText(index, term))).toEqual(['blue', 'bluebell']);
});

test('a term that holds a word inside is found once, by a letter of a script without spaces too', async () => {
  const index = await indexOf(texts);
  expect(termsHolding(index, 'bell').map((term) => termText(index, term))).toEqual(['bluebell']);
  expect(termsHolding(index, '莲').map((term) => termText(index, term))).toEqual(['蓝莲花']);
  expect(termsHolding(index, 'blu')).toEqual([]);
});

test('no text, no terms', async () => {
  const index = await indexOf([]);
  expect(findTerm(index, 'lotus')).toBe(-1);
  expect(termsHolding(index, 'lotus')).toEqual([]);
});
