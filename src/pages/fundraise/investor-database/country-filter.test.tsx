import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#src/testing/words-of.ts';
import { CountryFilter } from './country-filter.tsx';

const countries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Country ${at + 1}`, investors: 100 - at }));
const optionsOf = (count: number, value = '') =>
  wordsOf(
    renderToStaticMarkup(<CountryFilter countries={countries(count)} value={value} onChange={() => {}} />),
    'option',
  );
const first = countries(20).map(({ name }) => name);

test('the first 20 countries are offered, and the others behind "More countries"', () => {
  expect(optionsOf(30)).toEqual(['All countries', ...first, 'More countries']);
  expect(optionsOf(20)).toEqual(['All countries', ...first]);
});

test('a country that is none of these stands among them once it is chosen', () => {
  expect(optionsOf(30, 'Country 27')).toEqual(['All countries', 'Country 27', ...first, 'More countries']);
});
