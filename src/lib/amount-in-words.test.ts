import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test('rupees are said in lakh and crore', () => {
  expect(amountInWords(2_500_000, 'INR')).toBe('25 lakh');
  expect(amountInWords(25_000_000, 'INR')).toBe('2.5 crore');
});

test('other currencies are said in millions and billions', () => {
  expect(amountInWords(1_200_000, 'USD')).toBe('1.2 million');
  expect(amountInWords(3_000_000_000, 'EUR')).toBe('3 billion');
});

test('a small amount has no word', () => {
  expect(amountInWords(25_000, 'INR')).toBe('');
});
