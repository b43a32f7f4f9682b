import { expect, test } from 'vitest';
import { editsToBeginningOf } from './edits.ts';

test('a letter added, left out, changed or swapped is one edit', () => {
  for (const typed of ['lotuss', 'ltus', 'lotas', 'ltous'])
    expect(editsToBeginningOf('lotus', typed)).toBe(1);
});

test('letters not typed yet cost less than an edit', () => {
  expect(editsToBeginningOf('marigold', 'marig')).toBeLessThan(1);
});
