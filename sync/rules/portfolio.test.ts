import { expect, test } from 'vitest';
import type { Investment } from '../records/investment.ts';
import { investedByYear, portfolioOf } from './portfolio.ts';

const now = '2026-01-05T09:00:00.000Z';
const blank: Investment = {
  id: '00000000-0000-7000-8000-000000000001',
  ownerId: '00000000-0000-7000-8000-000000000002',
  opportunityId: null,
  company: 'Lantern Looms',
  amount: 100,
  currency: 'INR',
  investedOn: '2023-05-01',
  stage: '',
  state: 'active',
  returned: 0,
  note: '',
  createdAt: now,
  updatedAt: now,
  removedAt: null,
};
const held = (...given: Partial<Investment>[]) => given.map((one) => ({ ...blank, ...one }));

test('what was put in and came back is counted by currency and never converted', () => {
  const { holdings } = portfolioOf(
    held({ amount: 100, returned: 30 }, { amount: 50 }, { amount: 400, currency: 'USD' }),
  );
  expect(holdings).toEqual([
    { currency: 'USD', invested: 400, returned: 0 },
    { currency: 'INR', invested: 150, returned: 30 },
  ]);
});

test('a deal is successful once it is over and gave back at least what was put in', () => {
  const investments = held(
    { state: 'active', returned: 500 },
    { state: 'exited', returned: 100 },
    { state: 'exited', returned: 99 },
    { state: 'lost' },
  );
  expect(portfolioOf(investments)).toMatchObject({ active: 1, successful: 1 });
});

test('a portfolio with nothing in it is all zeros', () => {
  expect(portfolioOf([])).toEqual({ holdings: [], active: 0, successful: 0 });
  expect(investedByYear([], 'INR')).toEqual([]);
});

test('each year from the first to the last has its sum, those without an investment too', () => {
  const investments = held(
    { investedOn: '2024-01-01', amount: 7 },
    { investedOn: '2021-12-31', amount: 5 },
    { investedOn: '2021-01-01', amount: 1 },
    { investedOn: '2019-01-01', amount: 9, currency: 'USD' },
  );
  expect(investedByYear(investments, 'INR')).toEqual([
    { year: 2021, invested: 6 },
    { year: 2022, invested: 0 },
    { year: 2023, invested: 0 },
    { year: 2024, invested: 7 },
  ]);
});

test('a year typed with two digits, as older devices took it, adds no bars of centuries', () => {
  const investments = held(
    { investedOn: '0026-03-12', amount: 3 },
    { investedOn: '1899-12-31', amount: 4 },
    { investedOn: '2026-03-12', amount: 7 },
  );
  expect(investedByYear(investments, 'INR')).toEqual([{ year: 2026, invested: 7 }]);
  expect(investedByYear(investments.slice(0, 1), 'INR')).toEqual([]);
});
