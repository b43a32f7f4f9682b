import { expect, test } from 'vitest';
import { firstOfCountry } from './first-of-country.ts';

const rows = ['London, United Kingdom', 'Mumbai', 'Toronto', 'INDIA', 'Bengaluru, Karnataka'].map(
  (location) => ({ location }),
);
const locations = (place: string, most: number) =>
  firstOfCountry(rows, place, most).map(({ location }) => location);

test('those of the country come first, however they are written, each in its order, then the others', () => {
  expect(locations('India', 5)).toEqual([
    'Mumbai',
    'INDIA',
    'Bengaluru, Karnataka',
    'London, United Kingdom',
    'Toronto',
  ]);
  expect(locations('UK', 5)).toEqual(rows.map(({ location }) => location));
});

test('no more are given than there is room for', () => {
  expect(locations('India', 2)).toEqual(['Mumbai', 'INDIA']);
  expect(locations('UK', 2)).toEqual(['London, United Kingdom', 'Mumbai']);
});
