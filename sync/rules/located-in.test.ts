import { expect, test } from 'vitest';
import { locatedIn } from './located-in.ts';

test.each([
  ['India', 'INDIA'],
  ['India', 'Mumbai'],
  ['India', 'Bengaluru, Karnataka'],
  ['India', 'new-delhi'],
  ['UK', 'London, United Kingdom'],
  ['UK', 'london'],
  ['USA', 'Austin (United States)'],
  ['', 'Mumbai'],
])('in %j is %j', (place, location) => {
  expect(locatedIn(place)(location)).toBe(true);
});

test.each([
  ['India', 'Indiana, USA'],
  ['India', 'Boston'],
  ['India', ''],
  ['UK', 'London, Ontario'],
])('in %j is not %j', (place, location) => {
  expect(locatedIn(place)(location)).toBe(false);
});
