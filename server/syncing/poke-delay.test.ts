import { expect, test } from 'vitest';
import { pokeDelay } from './poke-delay.ts';

const latest = () => 1;

test('a person with two devices does not wait for others who are not there', () => {
  expect(pokeDelay(2, latest)).toBeLessThan(10);
});

test('thousands of listeners come spread over half a second', () => {
  expect(pokeDelay(2_000, latest)).toBe(500);
  expect(pokeDelay(2_000, () => 0.5)).toBe(250);
});
