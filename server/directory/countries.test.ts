import { expect, test } from 'vitest';
import { readCountry } from './countries.ts';

const names: [string, string][] = [
  ['USA', 'United States'],
  ['U.S.A.', 'United States'],
  ['uk', 'United Kingdom'],
  ['UAE', 'United Arab Emirates'],
  ['Bosnia-H', 'Bosnia and Herzegovina'],
  ['Bosnia & Herzegovina', 'Bosnia and Herzegovina'],
  ['Czech Republic', 'Czechia'],
  ['Türkiye', 'Turkey'],
  ['Cabo Verde', 'Cape Verde'],
  ['The Netherlands', 'Netherlands'],
  ['Korea, Republic of', 'South Korea'],
  ['Cote d’Ivoire', "Côte d'Ivoire"],
  ['St. Lucia', 'Saint Lucia'],
  ['Sant Lucia', 'Saint Lucia'],
  ['Lybia', 'Libya'],
  ['Eswatini (fmr. "Swaziland")', 'Eswatini'],
  ['Niger', 'Niger'],
  ['Nigeria', 'Nigeria'],
];

test.each(names)('%s is the country %s', (written, name) => {
  expect(readCountry(written)).toEqual({ name, how: 'known' });
});

test.each([
  ['Untied States', 'United States'],
  ['Germny', 'Germany'],
  ['Singapoore', 'Singapore'],
])('%s is taken for a misspelt %s, and said to be', (written, name) => {
  expect(readCountry(written)).toEqual({ name, how: 'guessed' });
});

test.each(['Europe', 'Global', 'Irax', 'LATAM'])('%s is no country and stays as it is', (written) => {
  expect(readCountry(written)).toEqual({ name: written, how: 'unknown' });
});
