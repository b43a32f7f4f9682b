import { expect, test } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { eachRow } from './bitset.ts';
import { buildFacets, matchFacets } from './facets.ts';

const none = { stage: '', type: '', country: '', roundSize: '' };

/** The ids that match. */
function found(told: Partial<Investor>[], query: Partial<typeof none>): number[] {
  const ids: number[] = [];
  const facets = buildFacets(told.map((investor, at) => madeUpInvestor({ ...investor, id: at + 1 })));
  eachRow(matchFacets(facets, { ...none, ...query }), (row) => ids.push(row + 1));
  return ids;
}

const inCountries = (...lists: string[]) => lists.map((countriesOfInvestment) => ({ countriesOfInvestment }));
const withCheques = (...ranges: [string, string][]) =>
  ranges.map(([firstChequeMinimum, firstChequeMaximum]) => ({ firstChequeMinimum, firstChequeMaximum }));

test('Niger does not find Nigeria', () => {
  expect(found(inCountries('Nigeria,Ghana', 'Ghana,Niger'), { country: 'Niger' })).toEqual([2]);
});

test('casing does not matter', () => {
  expect(found(inCountries('KENYA', 'Ghana'), { country: 'kenya' })).toEqual([1]);
});

test('India finds an investor at home in Mumbai', () => {
  expect(
    found([{ globalHQ: 'Nariman Point, Mumbai' }, { globalHQ: 'Oslo, Norway' }], { country: 'India' }),
  ).toEqual([1]);
});

test('a stage is found by its own token alone', () => {
  const stages = [{ stageOfInvestment: '5. Growth' }, { stageOfInvestment: '4. Scaling,6. Pre-IPO' }];
  expect(found(stages, { stage: 'Growth' })).toEqual([1]);
  expect(found(stages, { stage: 'Pre-IPO' })).toEqual([2]);
});

test('a type goes by its usual names, one of which holds a comma', () => {
  const types = [
    { investorType: 'VC' },
    { investorType: 'Incubator, Accelerator' },
    { investorType: 'Corporate VC' },
  ];
  expect(found(types, { type: 'VC firms' })).toEqual([1]);
  expect(found(types, { type: 'Incubators & Accelerators' })).toEqual([2]);
});

test('a cheque range is in every bucket it overlaps, and a bucket ends before its upper bound', () => {
  const cheques = withCheques(['50000', '99999'], ['100000', '600000'], ['5000000', '']);
  expect(found(cheques, { roundSize: '0-100k' })).toEqual([1]);
  expect(found(cheques, { roundSize: '100k-500k' })).toEqual([2]);
  expect(found(cheques, { roundSize: '500k-1m' })).toEqual([2]);
  expect(found(cheques, { roundSize: '1m-5m' })).toEqual([]);
  expect(found(cheques, { roundSize: '5m+' })).toEqual([3]);
});

test('unknown amounts are in no bucket', () => {
  for (const roundSize of ['0-100k', '5m+']) expect(found(withCheques(['', '']), { roundSize })).toEqual([]);
});

test('countries are offered by how many name them, India first', () => {
  const investors = inCountries('Kenya,Ghana', 'Ghana', 'India');
  const facets = buildFacets(investors.map((investor, at) => madeUpInvestor({ ...investor, id: at + 1 })));
  expect(facets.counts.countries.map(({ name }) => name)).toEqual(['India', 'Ghana', 'Kenya']);
});

test('what is counted is what the filter finds', () => {
  const investors = [
    madeUpInvestor({ id: 1, stageOfInvestment: '1. Idea or Patent,2. Prototype', investorType: 'VC' }),
    madeUpInvestor({ id: 2, stageOfInvestment: '3. Early Revenue', investorType: 'VC' }),
  ];
  const { counts } = buildFacets(investors);
  const count = (of: { name: string; investors: number }[], wanted: string) =>
    of.find(({ name }) => name === wanted)?.investors;
  expect(count(counts.types, 'VC firms')).toBe(2);
  expect(count(counts.types, 'Startup studios')).toBe(0);
  expect(count(counts.stages, 'Prototype')).toBe(1);
  expect(count(counts.stages, 'Pre-seed')).toBe(1);
  expect(count(counts.stages, 'Seed')).toBe(1);
});

test('an investor at home in a country is counted for it, as it is found', () => {
  const investors = [
    madeUpInvestor({ id: 1, countriesOfInvestment: 'India', globalHQ: 'Oslo, Norway' }),
    madeUpInvestor({ id: 2, countriesOfInvestment: 'Norway', globalHQ: 'Nariman Point, Mumbai' }),
  ];
  const { countries } = buildFacets(investors).counts;
  expect(countries).toEqual([
    { name: 'India', investors: 2 },
    { name: 'Norway', investors: 2 },
  ]);
});

test('a round of two stages is found by either', () => {
  const stages = [{ stageOfInvestment: '2. Prototype' }, { stageOfInvestment: '4. Scaling' }];
  expect(found(stages, { stage: 'Pre-seed' })).toEqual([1]);
  expect(found(stages, { stage: 'Series A' })).toEqual([2]);
});
