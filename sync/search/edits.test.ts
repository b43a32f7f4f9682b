import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsToBeginningOf } from './edits.ts';

test('a letter added, left out, changed or swapped is one edit', () => {
  for (const typed of ['lotuss', 'ltus', 'lotas', 'ltous'])
    expect(editsToBeginningOf('lotus', typed)).toBe(1);
});

test('letters not typed yet cost less than an edit', () => {
  expect(editsToBeginningOf('marigold', 'marig')).toBeLessThan(1);
});

test('what is further away than anyone asks is nowhere', () => {
  expect(editsToBeginningOf('lotus', 'granite')).toBe(Number.POSITIVE_INFINITY);
});

test('any word is as near as the whole table says', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (term, typed, most) => {
      const whole = wholeTable(term, typed);
      const expected = Math.floor(whole) > most ? Number.POSITIVE_INFINITY : whole;
      expect(editsToBeginningOf(term, typed, { most })).toBeCloseTo(expected);
    }),
  );
});

/** The same by definition, without any shortcut. */
function wholeTable(term: string, word: string): number {
  const distance = (one: string, other: string): number => {
    if (one === '' || other === '') return one.length + other.length;
    const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
    const same = one.at(-1) === other.at(-1) ? 0 : 1;
    const ways = [distance(a, other) + 1, distance(one, b) + 1, distance(a, b) + same];
    const isSwap =
      one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
    return Math.min(...ways, isSwap ? distance(one.slice(0, -2), other.slice(0, -2)) + 1 : 99);
  };
  const ends = Array.from({ length: term.length }, (_, end) => end).filter(
    (end) => end >= Math.max(word.length - 1, 1),
  );
  return Math.min(distance(term, word), ...ends.map((end) => distance(term.slice(0, end), word) + 0.4));
}
