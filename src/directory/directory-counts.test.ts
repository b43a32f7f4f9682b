import { expect, test } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import { searchUnitOf } from '#sync/search/search-unit-of.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { countDirectory } from './directory-counts.ts';

async function countsOf(told: Partial<Investor>[]) {
  const investors = told.map((investor, at) => madeUpInvestor({ ...investor, id: at + 1 }));
  return countDirectory([await searchUnitOf(investors, async () => {})]);
}

const count = (of: { name: string; investors: number }[], wanted: string) =>
  of.find(({ name }) => name === wanted)?.investors;

test('what is counted is what the filter finds', async () => {
  const counts = await countsOf([
    { stageOfInvestment: '1. Idea or Patent,2. Prototype', investorType: 'VC' },
    { stageOfInvestment: '3. Early Revenue', investorType: 'VC' },
  ]);
  expect(count(counts.types, 'VC firms')).toBe(2);
  expect(count(counts.types, 'Startup studios')).toBe(0);
  expect(count(counts.stages, 'Prototype')).toBe(1);
  expect(count(counts.stages, 'Pre-seed')).toBe(1);
  expect(count(counts.stages, 'Seed')).toBe(1);
});

test('an investor at home in a country is counted for it, as it is found', async () => {
  const { countries } = await countsOf([
    { countriesOfInvestment: 'India', globalHQ: 'Oslo, Norway' },
    { countriesOfInvestment: 'Norway', globalHQ: 'Nariman Point, Mumbai' },
  ]);
  expect(countries).toEqual([
    { name: 'India', investors: 2 },
    { name: 'Norway', investors: 2 },
  ]);
});

test('what another unit masks meanwhile is not counted any more, and counted again once it is not masked', async () => {
  const investors = [1, 2].map((id) =>
    madeUpInvestor({ id, investorType: 'VC', countriesOfInvestment: 'India' }),
  );
  const unit = await searchUnitOf(investors, async () => {});
  const firms = (masked: Uint32Array | null) => {
    const { types, countries } = countDirectory([{ ...unit, masked }]);
    return [count(types, 'VC firms'), count(countries, 'India')];
  };
  expect(firms(null)).toEqual([2, 2]);
  expect(firms(Uint32Array.of(1))).toEqual([1, 1]);
  expect(firms(Uint32Array.of(3))).toEqual([0, undefined]);
  expect(firms(null)).toEqual([2, 2]);
});
