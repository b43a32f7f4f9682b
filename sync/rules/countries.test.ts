import { expect, test } from 'vitest';
import { homeCountries, homeCountry } from './countries.ts';

test('six countries can be chosen, India first', () => {
  expect(homeCountries.map(({ name }) => name)).toEqual([
    'India',
    'United States',
    'United Kingdom',
    'Singapore',
    'Australia',
    'Canada',
  ]);
});

test('a code that is none of them is India', () => {
  expect(homeCountry('GB').currency).toBe('GBP');
  expect(homeCountry('XX').name).toBe('India');
});
