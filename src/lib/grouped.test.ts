import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('numbers are grouped as India groups them, with or without a comma', () => {
  for (const count of [0, 7, 999, 1_000, 99_999, 1_00_000, 3_73_354, -5, 0.5])
    expect(grouped(count)).toBe(new Intl.NumberFormat('en-IN').format(count));
});
