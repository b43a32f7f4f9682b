import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#src/testing/words-of.ts';
import { Pagination } from './pagination.tsx';

const drawn = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} onPage={() => {}} />);

const numbersOf = (page: number, pages: number) =>
  wordsOf(drawn(page, pages), 'button')
    .filter((words) => words !== '')
    .map(Number);

test.each([
  [1, 40, [1, 2, 3, 4, 5]],
  [3, 40, [1, 2, 3, 4, 5]],
  [20, 40, [18, 19, 20, 21, 22]],
  [40, 40, [36, 37, 38, 39, 40]],
  [2, 3, [1, 2, 3]],
])('on page %i of %i there are at most five page buttons: %j', (page, pages, shown) => {
  expect(numbersOf(page, pages)).toEqual(shown);
});

test('on phones only numbers of five digits are written smaller', () => {
  const smaller = (page: number) => drawn(page, 41_484).match(/max-sm:text-xs/g)?.length ?? 0;
  expect([1, 9_997, 9_998, 41_484].map(smaller)).toEqual([0, 0, 5, 5]);
});
