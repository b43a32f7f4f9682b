import { expect, test } from 'vitest';
import type { Deal } from './deal.ts';
import { marketInsights } from './market-insights.ts';

const deal = (changes: Partial<Deal>): Deal => ({
  id: 'one',
  title: 'Neemgiri',
  description: '',
  industry: 'FinTech',
  stage: 'Seed',
  location: 'Pune, India',
  currency: 'INR',
  totalRequired: 1_000_000,
  minInvestment: 100_000,
  raisedAmount: 0,
  highlights: [],
  createdAt: '2026-10-05T00:00:00.000Z',
  ...changes,
});

test('deals are counted by industry and stage, the most frequent first, with their share', () => {
  const { count, industries, stages } = marketInsights([
    deal({}),
    deal({ industry: 'EdTech' }),
    deal({ stage: 'Growth' }),
  ]);
  expect(count).toBe(3);
  expect(industries.map(({ name, count, share }) => [name, count, share])).toEqual([
    ['FinTech', 2, 67],
    ['EdTech', 1, 33],
  ]);
  expect(stages.map(({ name, count }) => [name, count])).toEqual([
    ['Seed', 2],
    ['Growth', 1],
  ]);
});

test('medians and sums stand apart for each currency', () => {
  const { currencies } = marketInsights([
    deal({ totalRequired: 1_000_000, raisedAmount: 200_000 }),
    deal({ totalRequired: 3_000_000 }),
    deal({ totalRequired: 2_000_000 }),
    deal({ currency: 'USD', totalRequired: 500, minInvestment: 50 }),
  ]);
  expect(currencies).toEqual([
    {
      currency: 'INR',
      count: 3,
      totalRequired: 2_000_000,
      minInvestment: 100_000,
      sumRequired: 6_000_000,
      sumRaised: 200_000,
    },
    { currency: 'USD', count: 1, totalRequired: 500, minInvestment: 50, sumRequired: 500, sumRaised: 0 },
  ]);
});

test('months without deals are there, and the year turns', () => {
  const { months } = marketInsights([
    deal({ createdAt: '2026-02-28T23:59:59.000Z' }),
    deal({ createdAt: '2025-12-01T00:00:00.000Z' }),
  ]);
  expect(months.map(({ month, count }) => [month, count])).toEqual([
    ['2025-12', 1],
    ['2026-01', 0],
    ['2026-02', 1],
  ]);
});

test('a trend compares the newest three months with the three before, and says so', () => {
  const { trends } = marketInsights([
    deal({ createdAt: '2026-10-05T00:00:00.000Z' }),
    deal({ createdAt: '2026-09-05T00:00:00.000Z' }),
    deal({ createdAt: '2026-06-05T00:00:00.000Z' }),
    deal({ industry: 'EdTech', createdAt: '2026-05-05T00:00:00.000Z' }),
  ]);
  expect(trends.map(({ industry, recent, before }) => [industry, recent, before])).toEqual([
    ['FinTech', 2, 1],
    ['EdTech', 0, 1],
  ]);
  expect(trends[0]?.sentence).toBe(
    'FinTech: 2 deals listed in the newest three months, more than the 1 of the three months before.',
  );
  expect(trends[1]?.sentence).toBe(
    'EdTech: no deals listed in the newest three months, fewer than the 1 of the three months before.',
  );
  const { trends: begun } = marketInsights([deal({ createdAt: '2026-10-05T00:00:00.000Z' })]);
  expect(begun[0]?.sentence).toBe(
    'FinTech: 1 deal listed in the newest three months, none in the three months before.',
  );
});

test('how far rounds have come is a median, at most 100 percent', () => {
  const raised = [0, 500_000, 5_000_000].map((raisedAmount) => deal({ raisedAmount }));
  expect(marketInsights(raised).raisedPercentage).toBe(50);
  expect(marketInsights(raised.slice(2)).raisedPercentage).toBe(100);
});

test('a round is told to be full only when it is, as on its card', () => {
  expect(marketInsights([deal({ raisedAmount: 999_999 })]).raisedPercentage).toBe(99);
});

test('of no deals there is nothing to tell', () => {
  expect(marketInsights([])).toEqual({
    count: 0,
    raisedPercentage: 0,
    currencies: [],
    industries: [],
    stages: [],
    months: [],
    trends: [],
  });
});
