import { expect, test } from 'vitest';
import { chequeSize } from './cheque-size.ts';

test('a range prints in K and M', () => {
  expect(chequeSize('25000', '1500000')).toBe('$25K - $1.5M');
  expect(chequeSize('500', '999999')).toBe('$500 - $1M');
});

test('one known amount stands alone, none is N/A', () => {
  expect(chequeSize('', '100000')).toBe('$100K');
  expect(chequeSize('100000', '100000')).toBe('$100K');
  expect(chequeSize('', '')).toBe('N/A');
});
