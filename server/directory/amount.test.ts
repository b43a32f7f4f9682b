import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

const readings: [string, number, string | null][] = [
  ['$1,000,000', 1_000_000, 'USD'],
  ['$1000000', 1_000_000, 'USD'],
  ['1000000', 1_000_000, null],
  ['1M', 1_000_000, null],
  ['$25K', 25_000, 'USD'],
  ['US$ 1.255 million', 1_255_000, 'USD'],
  ['₹40,00,000', 4_000_000, 'INR'],
  ['Rs. 2.5 cr', 25_000_000, 'INR'],
  ['200000.0', 200_000, null],
  ['5 lacs', 500_000, null],
  ['₹5,00,000/-', 500_000, 'INR'],
  ['Rs. 50,000 /-', 50_000, 'INR'],
  ['₹ 2 Cr.', 20_000_000, 'INR'],
  ['2 Cr. INR', 20_000_000, 'INR'],
  ['5000 Rs.', 5000, 'INR'],
  ['5000 USD', 5000, 'USD'],
  ['1 000 000 €', 1_000_000, 'EUR'],
  ['$0', 0, 'USD'],
];

test.each(readings)('%s is read as %d', (text, amount, currency) => {
  expect(readAmount(text)).toEqual({ at: 'amount', amount, currency });
});

test.each(['', ' ', '-', '—', 'N/A', 'Undisclosed'])('"%s" is no amount given', (text) => {
  expect(readAmount(text)).toEqual({ at: 'blank' });
});

test.each([
  '-5',
  '$-5',
  '1,5',
  '1.000',
  '1.000.000',
  '1e6',
  '$25K - $1M',
  '25x',
  'ask',
  '12.5',
  '12.',
  '5/-/-',
  '99999999999999999',
  '٣',
])('"%s" is refused, never guessed', (text) => {
  expect(readAmount(text).at).toBe('unreadable');
});
