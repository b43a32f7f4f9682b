import { expect, test } from 'vitest';
import { firstLetters } from './first-letters.ts';

test.each([
  ['Asha Rao', 8, 'Asha Rao'],
  ['Asha Rao', 4, 'Asha'],
  // A letter that does not fit with its marks goes whole.
  ['नमस्ते', 3, 'नम'],
  ['a👩‍🌾', 4, 'a'],
  ['', 3, ''],
])('of %j the first that fit in %i are %j', (text, most, first) => {
  expect(firstLetters(text, most)).toBe(first);
});
