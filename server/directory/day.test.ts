import { expect, test } from 'vitest';
import { readDay } from './day.ts';

test.each([
  ['2026-03-12', '2026-03-12'],
  [' 2024-02-29 ', '2024-02-29'],
  ['2026-03-12T09:30:00Z', '2026-03-12'],
  ['2026-03-12 09:30', '2026-03-12'],
  ['', ''],
  ['-', ''],
])('"%s" is read as "%s"', (text, day) => {
  expect(readDay(text)).toEqual({ day, warnings: [] });
});

test.each(['03/04/2026', '2026-02-30', '2026-13-01', '2026-03-123', 'last year', '45000'])(
  '"%s" is taken as not given, and said to be',
  (text) => {
    const { day, warnings } = readDay(text);
    expect(day).toBe('');
    expect(warnings).toEqual([expect.stringContaining(text)]);
  },
);
