import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['  Meera  van der Berg ', 'MB'],
  ['', '?'],
  ['Élan Ørsted', 'ÉØ'],
  // Letters that are written with marks: the mark belongs to the letter.
  ['E\u0301lan Rao', 'E\u0301R'],
  ['किरण नायर', 'किना'],
])('of %j they are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
