import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test('a time to come is told by the clock, with its day where that is another one', () => {
  const evening = new Date(2026, 2, 10, 15, 0).getTime();
  expect(clockTime(new Date(2026, 2, 10, 16, 20).toISOString(), evening)).toBe('16:20');
  expect(clockTime(new Date(2026, 3, 1, 5, 30).toISOString(), evening)).toBe('1 Apr, 05:30');
});
