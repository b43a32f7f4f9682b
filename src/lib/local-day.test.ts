import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('a day begins and ends at midnight of the place', () => {
  expect(localDay(new Date(2026, 2, 9, 0, 0))).toBe('2026-03-09');
  expect(localDay(new Date(2026, 2, 9, 23, 59, 59))).toBe('2026-03-09');
  expect(localDay(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});
