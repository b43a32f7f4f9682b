import { expect, test } from 'vitest';
import { text } from './text.ts';

test('a text is measured as it will be kept: letters that NFC writes as two count as two', () => {
  const name = text(120);
  const kha = '\u0959';
  expect(name.parse(kha.repeat(60))).toHaveLength(120);
  expect(name.safeParse(kha.repeat(61)).success).toBe(false);
});

test('letters that NFC writes as one count as one', () => {
  expect(text(5).parse('cafe\u0301s')).toBe('caf\u00e9s');
});

test('what was kept of a text is taken again as it is', () => {
  const name = text(120);
  const kept = name.parse('\u0958\u09dc\u0a33'.repeat(20));
  expect(name.parse(kept)).toBe(kept);
});

test.each(['a\0b', 'a\ud800b'])('%j is no text', (value) => {
  expect(text(10).safeParse(value).success).toBe(false);
});
