import { expect, test } from 'vitest';
import { industries, investorTypes, roundSizes } from './catalog.ts';

test('64 different industries run from AI to XR, by the alphabet after the first', () => {
  expect(new Set(industries).size).toBe(64);
  expect([industries[0], industries.at(-1)]).toEqual(['AI', 'XR']);
  const rest = industries.slice(1);
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('each amount from zero up is in exactly one round size', () => {
  for (const amount of [
    0, 99_999, 100_000, 499_999, 500_000, 999_999, 1_000_000, 4_999_999, 5_000_000, 1e12,
  ]) {
    expect(roundSizes.filter(({ from, below }) => from <= amount && amount < below)).toHaveLength(1);
  }
});

test('no name of an investor type stands for two of them', () => {
  const names = investorTypes.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase()));
  expect(new Set(names).size).toBe(names.length);
});
