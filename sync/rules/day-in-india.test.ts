import { expect, test } from 'vitest';
import { dayInIndia } from './day-in-india.ts';

test.each([
  ['2026-12-30T18:29:59.999Z', '30 December 2026 (India time)'],
  ['2026-12-30T18:30:00.000Z', '31 December 2026 (India time)'],
  ['2026-12-31T20:30:00.000Z', '1 January 2027 (India time)'],
])('%s is told as %s, wherever it is told', (moment, day) => {
  expect(dayInIndia(moment)).toBe(day);
});
