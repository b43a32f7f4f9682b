import { expect, test } from 'vitest';
import { indexed, ranked } from './relevance.ts';
import { termsIn } from './thesaurus.ts';

/** What each text answers of a question, by the text. */
function scores(question: string, texts: string[]): Record<string, number> {
  const index = indexed(texts.map((text) => [{ name: 'city', text, weight: 1 }]));
  return Object.fromEntries(
    ranked(index, termsIn(question)).map(({ at, score }) => [texts[at] ?? '', score]),
  );
}

test('a city is as much in its country whether or not a metropolitan area lies between', () => {
  const { Mumbai, Noida } = scores('india', ['Mumbai', 'Noida', 'Oslo']);
  expect(Mumbai).toBeGreaterThan(0);
  expect(Noida).toBe(Mumbai);
});

test('a city is no more in a part of the world than its country is', () => {
  const { Paris, France } = scores('europe', ['Paris', 'France', 'Tokyo']);
  expect(Paris).toBe(France);
});

test('a place that is its own country counts once', () => {
  const told = scores('hong kong', ['Hong Kong', 'Oslo']);
  const other = scores('oslo', ['Hong Kong', 'Oslo']);
  expect(told['Hong Kong']).toBe(other['Oslo']);
});
