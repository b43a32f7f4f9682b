import { expect, test } from 'vitest';
import { monthOf, nextMonth } from './connections.ts';

test.each([
  ['2026-03-15T12:00:00.000Z', '2026-03', '2026-03-31T18:30:00.000Z'],
  ['2026-12-15T12:00:00.000Z', '2026-12', '2026-12-31T18:30:00.000Z'],
  ['2026-12-31T18:29:59.999Z', '2026-12', '2026-12-31T18:30:00.000Z'],
  ['2026-12-31T18:30:00.000Z', '2027-01', '2027-01-31T18:30:00.000Z'],
  ['2028-01-31T18:30:00.000Z', '2028-02', '2028-02-29T18:30:00.000Z'],
])('%s is in the month %s of India, which the next follows at %s', (moment, month, next) => {
  expect(monthOf(moment)).toBe(month);
  expect(nextMonth(moment)).toBe(next);
});
