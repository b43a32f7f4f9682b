import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('a thesis is cut at 120 characters, a short one is not', () => {
  expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
  expect(preview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});

test('no word is cut in two, and none ends before its time', () => {
  const word = (length: number) => 'a'.repeat(length);
  expect(preview(`${word(104)}, kitchens of India`)).toBe(`${word(104)}, kitchens of…`);
  expect(preview(`${word(104)}, kitchens of it and more`)).toBe(`${word(104)}, kitchens of it…`);
  expect(preview(`${word(108)}, and: kitchens`)).toBe(`${word(108)}, and…`);
});
