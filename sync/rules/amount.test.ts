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
  ['25000 INR', 25_000],
  ['25000inr', 25_000],
  ['10,00,000 rupees', 1_000_000],
  ['1 Rupee', 1],
  ['2,50,000 Rs', 250_000],
  ['25 lakh Rs.', 2_500_000],
  ['2.5 cr. rupees only', 25_000_000],
  ['5,00,000 ₹', 500_000],
  ['Rs.5,00,000/- only', 500_000],
  ['Rs. 5,00,000 INR', 500_000],
  ['₹5 lakh only', 500_000],
  ['Rupees  5 lakh only', 500_000],
])('%s is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test('marks that nobody sees do not keep an amount from being read', () => {
  expect(parseAmount('\u202a₹5,00,000\u202c')).toBe(500_000);
  expect(parseAmount('\u200e5\u200b lakh')).toBe(500_000);
});

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
  'rupees',
  'only',
  '5 inr lakh',
  '5 lrs',
  '5 monly',
  '5 rupees rupees',
  '$500 INR',
  'USD 500 rupees',
  '₹5 lakh USD',
  '5\u200b0 0',
])('%s is no amount', (text) => expect(parseAmount(text)).toBeNull());
