import { expect, test } from 'vitest';
import { opportunityOrders, sorted } from './opportunity-sort.ts';

const deal = (id: string, given: object = {}) => ({
  id,
  createdAt: '2026-03-01T00:00:00.000Z',
  currency: 'INR',
  raisedAmount: 0,
  totalRequired: 100,
  minInvestment: 10,
  ...given,
});
const deals = [
  deal('oldest', { createdAt: '2026-01-01T00:00:00.000Z', raisedAmount: 50 }),
  deal('dollars', { currency: 'USD', raisedAmount: 90, minInvestment: 1 }),
  deal('newest', { createdAt: '2026-04-01T00:00:00.000Z', minInvestment: 5 }),
  deal('largest', { totalRequired: 1_000, raisedAmount: 200, minInvestment: 100 }),
];

test.each([
  ['newest', ['newest', 'dollars', 'largest', 'oldest']],
  ['closing', ['dollars', 'oldest', 'largest', 'newest']],
  ['raised', ['largest', 'oldest', 'newest', 'dollars']],
  ['minimum', ['newest', 'oldest', 'largest', 'dollars']],
] as const)(
  'by %s, the deals come in their order, and those in other currencies last where amounts count',
  (order, ids) => {
    expect(sorted(deals, order).map(({ id }) => id)).toEqual(ids);
  },
);

test('every order is one order: what comes in differently goes out the same', () => {
  for (const order of opportunityOrders)
    expect(sorted(deals.toReversed(), order)).toEqual(sorted(deals, order));
});

test('the deals of the currency that is asked for come first where amounts count', () => {
  expect(sorted(deals, 'minimum', 'USD').map(({ id }) => id)).toEqual([
    'dollars',
    'newest',
    'oldest',
    'largest',
  ]);
});
