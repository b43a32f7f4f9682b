import { expect, test } from 'vitest';
import { lengthHint } from './length-hint.ts';

test.each([
  [0, 'Minimum 100 characters. 0 so far.'],
  [99, 'Minimum 100 characters. 99 so far.'],
  [100, '100 of 20,000 characters.'],
  [19_999, '19,999 of 20,000 characters.'],
  [20_000, '20,000 of 20,000 characters: it is full. What is typed or pasted beyond is left out.'],
])('a description of %i characters is told: %s', (length, told) => {
  expect(lengthHint('क'.repeat(length))).toBe(told);
});

test('a letter that is stored as two counts as two', () => {
  expect(lengthHint('\u0958'.repeat(60))).toBe('120 of 20,000 characters.');
});
