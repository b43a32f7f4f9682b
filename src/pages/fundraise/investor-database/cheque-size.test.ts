import { expect, test } from 'vitest';
import { chequeSize } from './cheque-size.ts';

test('a range prints in K and M', () => {
  expect(chequeSize('25000', '1500000')).toBe('$25K - $1.5M');
  expect(chequeSize('500', '999999')).toBe('$500 - $1M');
});

test('where one end alone is known, it is said which', () => {
  expect(chequeSize('25000', '')).toBe('From $25K');
  expect(chequeSize('', '1000000')).toBe('Up to $1M');
});

test('two that print alike are one amount, none is N/A', () => {
  expect(chequeSize('100000', '100000')).toBe('$100K');
  expect(chequeSize('999999', '1000000')).toBe('$1M');
  expect(chequeSize('', '')).toBe('N/A');
});
