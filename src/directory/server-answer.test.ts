import { expect, test } from 'vitest';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { nothingHeld } from './held.ts';
import { answeredAnew, type ServerPages } from './server-answer.ts';
import { withPage } from './server-search.ts';

const found = (...ids: number[]) =>
  ids.map((id) => ({
    investor: madeUpInvestor({ id }),
    ranges: { name: [], globalHQ: [], investmentThesis: [] },
  }));
const first: ServerPages = {
  looked: 'lotus',
  beside: { ...nothingHeld },
  total: 4,
  pages: { 1: found(1, 2) },
};
/** Asked for as more had arrived on the device. */
const later: ServerPages = {
  looked: 'lotus',
  beside: { ...nothingHeld },
  total: 3,
  pages: { 1: found(2, 3) },
};
const silence = { looked: 'lotus', pages: null };

test('the next page follows the one it was cut with', () => {
  expect(withPage(first, first, 2, found(3, 4))).toEqual({
    ...first,
    pages: { 1: found(1, 2), 2: found(3, 4) },
  });
});

test('a page of another list is not joined: nobody is passed over', () => {
  expect(withPage(later, first, 2, found(3, 4))).toBe(later);
  expect(withPage({ ...first, looked: 'rain' }, first, 2, found(3, 4))).toMatchObject({ looked: 'rain' });
});

test('as more arrives on the device, what is counted is what it lacks still', () => {
  expect(answeredAnew(first, later)).toBe(later);
});

test('who reads on keeps the pages shown', () => {
  const read = withPage(first, first, 2, found(3, 4));
  expect(answeredAnew(read, later)).toBe(read);
});

test('what was found stays where the server does not answer again', () => {
  expect(answeredAnew(first, silence)).toBe(first);
  expect(answeredAnew(null, silence)).toBe(silence);
  expect(answeredAnew(first, { looked: 'rain', pages: null })).toEqual({ looked: 'rain', pages: null });
});
