import { expect, test } from 'vitest';
import { rangeOf } from './range-of.ts';

test.each([
  [25_000, 5_000_000, '₹25,000 to ₹50,00,000'],
  [25_000, null, 'from ₹25,000'],
  [null, 5_000_000, 'up to ₹50,00,000'],
  [null, null, null],
])('a range of %j to %j reads %j', (minInvestmentRange, maxInvestmentRange, expected) => {
  expect(rangeOf({ minInvestmentRange, maxInvestmentRange, currency: 'INR' })).toBe(expected);
});
