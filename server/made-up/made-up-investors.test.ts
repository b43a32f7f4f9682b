import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { investorIdentity } from '../directory/investor-identity.ts';
import { investorFileColumns, normaliseInvestor } from '../directory/normalise-investor.ts';
import { readRows } from '../directory/read-rows.ts';
import { readTable } from '../directory/read-table.ts';
import { listFile } from './list-file.ts';
import { madeUpInvestors } from './made-up-investors.ts';

const made = (count: number, seed = 1, changed = 0) => [...madeUpInvestors({ count, seed, changed })];
const some = made(3_000);
const shareOf = (isSuch: (investor: (typeof some)[number]) => boolean) =>
  some.filter(isSuch).length / some.length;

test('the same seed gives the same firms, another seed gives others', () => {
  expect(made(50)).toEqual(some.slice(0, 50));
  expect(made(50, 2)).not.toEqual(some.slice(0, 50));
});

test('the list reads back as it was made, and every row is one that the import takes', async () => {
  const bytes = Readable.from([...listFile(some)].map((text) => Buffer.from(text)));
  const { rows, unknownColumns } = await readTable(readRows(bytes), investorFileColumns, ['name']);
  const read = [];
  for await (const row of rows) read.push('values' in row ? row.values : row);
  expect(read).toEqual(some);
  expect(unknownColumns).toEqual([]);
  const readings = some.map(normaliseInvestor);
  expect(readings.filter((reading) => 'refused' in reading || reading.warnings.length > 0)).toEqual([]);
});

test('nobody is there twice', () => {
  expect(new Set(some.map(investorIdentity)).size).toBe(some.length);
});

test('the share that is asked for has another thesis, and nothing else differs', () => {
  const later = made(3_000, 1, 1);
  const differing = later.filter((investor, at) => investor.investmentThesis !== some[at]?.investmentThesis);
  expect(differing.length).toBeGreaterThan(15);
  expect(differing.length).toBeLessThan(50);
  expect(later.map((investor) => ({ ...investor, investmentThesis: '' }))).toEqual(
    some.map((investor) => ({ ...investor, investmentThesis: '' })),
  );
});

test('each says where it is known from and of which day, but for a few', () => {
  expect(shareOf(({ source, asOf }) => source !== '' && asOf !== '')).toBeGreaterThan(0.95);
  expect(shareOf(({ source }) => source === '')).toBeGreaterThan(0);
  expect(new Set(some.map(({ source }) => source)).size).toBeGreaterThan(3);
});

test('they are spread as a real list is: mostly funds, many American, some Indian, theses of every length', () => {
  expect(shareOf(({ investorType }) => investorType === 'VC')).toBeGreaterThan(0.5);
  expect(shareOf(({ globalHQ }) => globalHQ.endsWith('United States'))).toBeGreaterThan(0.2);
  expect(shareOf(({ globalHQ }) => globalHQ.endsWith('India'))).toBeGreaterThan(0.05);
  expect(shareOf(({ countriesOfInvestment }) => !countriesOfInvestment.includes(','))).toBeGreaterThan(0.25);
  const lengths = some.map(({ investmentThesis }) => investmentThesis.length).filter((length) => length > 0);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
  expect(shareOf(({ investmentThesis }) => investmentThesis.length > 300)).toBeGreaterThan(0.05);
  expect(shareOf(({ name }) => /[^ -~]/.test(name))).toBeGreaterThan(0.1);
});
