import { expect, test } from 'vitest';
import type { Investor } from '../records/investor.ts';
import { DamagedDirectoryFile } from './damaged-file.ts';
import {
  decodeHeads,
  decodeRecords,
  decodeTheses,
  encodeHeads,
  encodeRecords,
  encodeTheses,
  headAt,
  joinRecords,
} from './files.ts';

function investor(id: number, changes: Partial<Investor> = {}): Investor {
  return {
    id,
    name: `Firm ${id}`,
    website: '',
    investorType: 'Incubator, Accelerator',
    globalHQ: 'São Paulo, Brazil',
    stageOfInvestment: '1. Idea or Patent,2. Prototype',
    firstChequeMinimum: '25000',
    firstChequeMaximum: '',
    countriesOfInvestment: "India,Côte d'Ivoire",
    investmentThesis: 'First "founders",\nand second ones – हिन्दी 🚀',
    linkedin: '',
    source: 'Open Cheque Register',
    asOf: '2026-03-12',
    ...changes,
  };
}

const investors = [
  investor(1),
  investor(2, { countriesOfInvestment: '', investmentThesis: '' }),
  investor(1_000_007, { countriesOfInvestment: 'India, Nepal,,India', name: '\u2028' }),
];

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (file: string) => new TextEncoder().encode(file);
const changed = (bytes: Uint8Array, from: string, to: string) => {
  expect(text(bytes)).toContain(from);
  return bytesOf(text(bytes).replace(from, to));
};

test('heads and theses come back as they were, and join to the records', () => {
  const heads = decodeHeads(encodeHeads(investors));
  const theses = decodeTheses(encodeTheses(investors));
  expect(joinRecords(heads, theses)).toEqual(investors);
  const { investmentThesis: _, ...head } = investor(1);
  expect(headAt(heads, 0)).toEqual(head);
});

test('whole records come back with the ids of those that are gone', () => {
  const { heads, theses, removed } = decodeRecords(encodeRecords(investors, [4, 9]));
  expect(joinRecords(heads, theses)).toEqual(investors);
  expect(removed).toEqual([4, 9]);
});

test('a file of before sources were told is read, and one of records without any is as it was', () => {
  const unknown = investors.map((one) => ({ ...one, source: '', asOf: '' }));
  const file = encodeRecords(unknown, []);
  expect(text(file)).not.toContain('source');
  const { heads, theses } = decodeRecords(file);
  expect(joinRecords(heads, theses)).toEqual(unknown);
});

test('files of nobody are files', () => {
  expect(joinRecords(decodeHeads(encodeHeads([])), decodeTheses(encodeTheses([])))).toEqual([]);
  expect(decodeRecords(encodeRecords([], [])).removed).toEqual([]);
});

test('the same records are the same bytes', () => {
  expect(encodeHeads(investors)).toEqual(encodeHeads(structuredClone(investors)));
});

const heads = encodeHeads(investors);
test.each([
  ['cut short', heads.slice(0, -20)],
  ['not text', new Uint8Array([0xff, 0xfe, 0x00])],
  ['empty', new Uint8Array()],
  ['another page in its place', bytesOf('<html>Please sign in to the hotel</html>')],
  ['JSON of another kind', bytesOf('null')],
  ['another kind of file', encodeTheses(investors)],
  ['a column away', changed(heads, '"website":', '"site":')],
  ['a row too few', changed(heads, '"name":["Firm 1",', '"name":[')],
  ['a number for a text', changed(heads, '"Firm 1"', '7')],
  ['an id twice', changed(heads, '"ids":[1,1,', '"ids":[1,0,')],
  ['an id that is no whole number', changed(heads, '"ids":[1,1,', '"ids":[1,0.5,')],
  ['a word that is not there', changed(heads, '"rows":[0,0,0]', '"rows":[0,9,0]')],
  ['a place before the words', changed(heads, '"rows":[0,0,0]', '"rows":[0,-1,0]')],
  ['a list that is none', changed(heads, '"rows":[[0,1],', '"rows":[0,')],
])('a file is not read when it is %s', (_, file) => {
  expect(() => decodeHeads(file)).toThrow(DamagedDirectoryFile);
});

test('theses of other records are not joined', () => {
  const theses = decodeTheses(encodeTheses(investors.slice(1)));
  expect(() => joinRecords(decodeHeads(heads), theses)).toThrow(DamagedDirectoryFile);
});
