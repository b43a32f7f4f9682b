import { expect, test } from 'vitest';
import { withoutStrangers } from './known-names.ts';

const material = ['Banyan Seed Partners', 'A thesis about looms'];

test('a sentence that names a firm of which nobody knows is left out', () => {
  const text = 'Banyan Seed Partners fits. Zephyr Peak Capital fits better! Both ask about looms.';
  expect(withoutStrangers(text, material)).toBe('Banyan Seed Partners fits. Both ask about looms.');
});

test.each([
  'The Banyan Seed Partners fund looms.',
  'Angel Investors like looms.',
  'Seed Capital is short.',
  'x',
  '',
])('%s stays', (text) => {
  expect(withoutStrangers(text, material)).toBe(text);
});
