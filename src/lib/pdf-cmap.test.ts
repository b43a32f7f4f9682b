import { expect, test } from 'vitest';
import { codesOf, decoded } from './pdf-cmap.ts';

const twoBytes = '1 begincodespacerange <0000> <FFFF> endcodespacerange';

test('digits in lower case are read to the end of the table', () => {
  const table = `${twoBytes} 2 beginbfchar <000a> <0041> <00ff> <20b9> endbfchar
1 beginbfrange <001e> <001f> <0061> endbfrange`;
  const codes = codesOf(table, { left: 100 });
  expect(decoded('\0\n\0ÿ\0\x1e\0\x1f', codes, 100)).toBe('A₹ab');
});

test('a table that names more than there is room for gives what has room, and leaves none to the next', () => {
  const budget = { left: 10_000 };
  const whole = `${twoBytes} 1 beginbfrange <0000> <FFFF> <${'0041'.repeat(300)}> endbfrange`;
  const { says } = codesOf(whole, budget);
  const kept = [...says.values()];
  expect(says.size).toBe(38);
  expect(kept.every((text) => text.length === 256)).toBe(true);
  codesOf(whole, budget);
  expect(codesOf(`${twoBytes} 1 beginbfchar <0001> <0041> endbfchar`, budget).says.size).toBe(0);
});

test('a few codes that each stand for many letters give no more than is asked for', () => {
  const codes = codesOf(`${twoBytes} 1 beginbfchar <0001> <${'0041'.repeat(200)}> endbfchar`, {
    left: 1_000,
  });
  expect(decoded('\0\x01'.repeat(1_000), codes, 300)).toHaveLength(400);
});
