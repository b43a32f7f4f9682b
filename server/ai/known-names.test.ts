import { expect, test } from 'vitest';
import { namesStranger, withoutStrangers } from './known-names.ts';

const material = [
  'Banyan Seed Partners',
  'Monsoon Funds',
  'Banyan Partners and Friends Capital',
  'A thesis about looms',
];

test('a sentence that names a firm of which nobody knows is left out', () => {
  const text = 'Banyan Seed Partners fits. Zephyr Peak Capital fits better! Both ask about looms.';
  expect(withoutStrangers(text, material)).toBe('Banyan Seed Partners fits. Both ask about looms.');
});

test('an item of a list goes with its number', () => {
  const text = 'Ask:\n\n1. Zephyr Capital.\n2. Banyan Seed Partners.\n  3. Zephyr Funds, too.\n';
  expect(withoutStrangers(text, material)).toBe('Ask:\n\n2. Banyan Seed Partners.');
});

test('a text names a stranger or none', () => {
  expect(namesStranger('Looms.\n\nZephyr Capital pays.', material)).toBe(true);
  expect(namesStranger('Looms.\n\nBanyan Seed Partners pay.', material)).toBe(false);
  expect(namesStranger('Zephyr Capital and Banyan Seed Partners pay.', material)).toBe(true);
  expect(namesStranger('Zephyr Looms Pvt Ltd pays.', material)).toBe(true);
});

test.each([
  'The Banyan Seed Partners fund looms.',
  'Angel Investors like looms.',
  'Seed Capital is short.',
  'Register as a Pvt Ltd before you raise.',
  'A Private Limited or an LLP Group will do.',
  'Self Help Group members save, and a Joint Liability Group borrows.',
  'Angel Investors and Venture Capital differ.',
  'Monsoon Funds and Banyan Seed Partners like looms.',
  'Banyan Partners and Friends Capital likes looms.',
  'Name your Key Partners, Strategic Partners, Community Partners, the Farmer Group too.',
  'Category I Alternative Investment Funds take less.',
  '- [Find Investors](/fundraise)\n- Working Capital',
  'x',
  '',
])('%s stays', (text) => {
  expect(withoutStrangers(text, material)).toBe(text);
});

test('capitals that are many and name nothing are read in no time, whatever a model says', () => {
  const began = performance.now();
  for (const piece of ['A ', 'A’', 'A', 'A of ', 'A Capital ', 'A \n', '.', '!x'])
    expect(withoutStrangers(piece.repeat(24_000 / piece.length), [])).toBeDefined();
  expect(performance.now() - began).toBeLessThan(1_000);
});
