import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('a thesis is cut at 120 characters, a short one is not', () => {
  expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
  expect(preview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});
