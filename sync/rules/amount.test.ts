import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  ['25 lakh', 2_500_000],
  ['2.5 cr', 25_000_000],
  ['₹1,00,000', 100_000],
  ['$1,000,000', 1_000_000],
  ['500k', 500_000],
  ['Rs. 75,000', 75_000],
  ['1', 1],
  ['Rs. 25,00,000/-', 2_500_000],
  ['5 lakh /-', 500_000],
  ['4.5 Crore', 45_000_000],
  [' 2 million ', 2_000_000],
])('%s is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each([
  '',
  '0',
  '-5',
  '1e9',
  '12 apples',
  '0.5',
  '9007199254740993',
  '1.234',
  'NaN',
  '१२',
  '5 lakh crore',
])('%s is no amount', (text) => expect(parseAmount(text)).toBeNull());
