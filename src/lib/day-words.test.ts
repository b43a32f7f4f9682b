import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);

test.each([
  [at(3, 0), 'Today'],
  [at(3, 23, 59), 'Today'],
  [at(2, 23, 59), 'Yesterday'],
  [at(2, 0), 'Yesterday'],
  [at(1, 23, 59), 'Sun, 1 Mar, 2026'],
  [at(4, 0), 'Wed, 4 Mar, 2026'],
])('at noon of Tuesday, 3 March, %s is "%s"', (moment, expected) => {
  expect(dayWords(moment.toISOString(), at(3, 12).getTime())).toBe(expected);
});
