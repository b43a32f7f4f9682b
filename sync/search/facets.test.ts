import { expect, test } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { eachRow } from './bitset.ts';
import { countCountries, matchFacets } from './facets.ts';
import { unpaused } from './pause.ts';
import { searchUnitOf } from './search-unit-of.ts';

const none = { stage: '', type: '', country: '', roundSize: '' };

const unitOf = (told: Partial<Investor>[]) =>
  searchUnitOf(
    told.map((investor, at) => madeUpInvestor({ ...investor, id: at + 1 })),
    unpaused,
  );

/** The ids that match. */
async function found(told: Partial<Investor>[], query: Partial<typeof none>): Promise<number[]> {
  const ids: number[] = [];
  const { head } = await unitOf(told);
  eachRow(matchFacets(head, { ...none, ...query }), (row) => ids.push(row + 1));
  return ids;
}

const inCountries = (...lists: string[]) => lists.map((countriesOfInvestment) => ({ countriesOfInvestment }));
const withCheques = (...ranges: [string, string][]) =>
  ranges.map(([firstChequeMinimum, firstChequeMaximum]) => ({ firstChequeMinimum, firstChequeMaximum }));

test('Niger does not find Nigeria', async () => {
  expect(await found(inCountries('Nigeria,Ghana', 'Ghana,Niger'), { country: 'Niger' })).toEqual([2]);
});

test('casing does not matter', async () => {
  expect(await found(inCountries('KENYA', 'Ghana'), { country: 'kenya' })).toEqual([1]);
});

test('India finds an investor at home in Mumbai', async () => {
  expect(
    await found([{ globalHQ: 'Nariman Point, Mumbai' }, { globalHQ: 'Oslo, Norway' }], { country: 'India' }),
  ).toEqual([1]);
});

test('who is at home in a country is found there, whoever else is indexed with them', async () => {
  const rare = { globalHQ: 'Harbour Road, Reykjavik, Iceland', countriesOfInvestment: 'Norway' };
  expect(await found([rare], { country: 'Iceland' })).toEqual([1]);
  expect(await found([rare, { countriesOfInvestment: 'Iceland' }], { country: 'Iceland' })).toEqual([1, 2]);
});

test('the country of an address goes by its usual names', async () => {
  const firms = [{ globalHQ: 'Austin, USA' }, { globalHQ: 'Kinshasa, DR Congo' }, { globalHQ: 'Europe' }];
  expect(await found(firms, { country: 'United States' })).toEqual([1]);
  expect(countCountries([await unitOf(firms)]).map(({ name }) => name)).toEqual([
    'Democratic Republic of the Congo',
    'United States',
  ]);
});

test('Atlanta, Georgia is in the United States, and Tbilisi, Georgia in Georgia', async () => {
  const firms = [
    { globalHQ: '5 Peach Street, Atlanta, Georgia' },
    { globalHQ: 'Tbilisi, Georgia' },
    { globalHQ: 'Paris, Texas' },
    { globalHQ: 'Savannah, Georgia, United States' },
  ];
  expect(await found(firms, { country: 'Georgia' })).toEqual([2]);
  expect(await found(firms, { country: 'United States' })).toEqual([1, 3, 4]);
});

test.each([
  ['Netherlands', 'Keizersgracht 9, Amsterdam', '33, Rue d’Amsterdam, Paris, 75008'],
  ['United Kingdom', '20 Boston Place, London', 'London Road, Gurugram'],
  ['India', 'Singapore Street, Chennai', '14 Madras Street, Singapore 208400'],
  ['Austria', 'Ringstrasse 1, Vienna', '15 Spring Road, Vienna, VA 22182'],
  ['United States', '15 Spring Road, Vienna, VA 22182-0415', 'VA 22182 Straße, Berlin'],
  ['Germany', 'DE-10115 Berlin', 'Berlin Road, Dover, DE 19901'],
  ['United States', 'London Street, New York', 'New York Road, London'],
])('in %s is who has an address like "%s", and not "%s"', async (country, there, elsewhere) => {
  expect(await found([{ globalHQ: there }, { globalHQ: elsewhere }], { country })).toEqual([1]);
});

test('a stage is found by its own token alone', async () => {
  const stages = [{ stageOfInvestment: '5. Growth' }, { stageOfInvestment: '4. Scaling,6. Pre-IPO' }];
  expect(await found(stages, { stage: 'Growth' })).toEqual([1]);
  expect(await found(stages, { stage: 'Pre-IPO' })).toEqual([2]);
});

test('a type goes by its usual names, one of which holds a comma', async () => {
  const types = [
    { investorType: 'VC' },
    { investorType: 'Incubator, Accelerator' },
    { investorType: 'Corporate VC' },
  ];
  expect(await found(types, { type: 'VC firms' })).toEqual([1]);
  expect(await found(types, { type: 'Incubators & Accelerators' })).toEqual([2]);
});

test('a cheque range is in every bucket it overlaps, and a bucket ends before its upper bound', async () => {
  const cheques = withCheques(['50000', '99999'], ['100000', '600000'], ['5000000', '']);
  expect(await found(cheques, { roundSize: '0-100k' })).toEqual([1]);
  expect(await found(cheques, { roundSize: '100k-500k' })).toEqual([2]);
  expect(await found(cheques, { roundSize: '500k-1m' })).toEqual([2]);
  expect(await found(cheques, { roundSize: '1m-5m' })).toEqual([]);
  expect(await found(cheques, { roundSize: '5m+' })).toEqual([3]);
});

test('unknown amounts are in no bucket', async () => {
  for (const roundSize of ['0-100k', '5m+'])
    expect(await found(withCheques(['', '']), { roundSize })).toEqual([]);
});

test('countries are offered by how many name them, India first', async () => {
  const investors = inCountries('Kenya,Ghana', 'Ghana', 'India');
  expect(countCountries([await unitOf(investors)]).map(({ name }) => name)).toEqual([
    'India',
    'Ghana',
    'Kenya',
  ]);
});

test('a round of two stages is found by either', async () => {
  const stages = [{ stageOfInvestment: '2. Prototype' }, { stageOfInvestment: '4. Scaling' }];
  expect(await found(stages, { stage: 'Pre-seed' })).toEqual([1]);
  expect(await found(stages, { stage: 'Series A' })).toEqual([2]);
});
