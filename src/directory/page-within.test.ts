import { expect, test } from 'vitest';
import type { SearchQuery } from '#sync/search/search-query.ts';
import { pageWithin } from './page-within.ts';

/** Which pages are asked for, and which is answered in the end, of so many investors. */
async function pagesOf(total: number, page: number) {
  const asked: number[] = [];
  const query: SearchQuery = { text: '', stage: '', type: '', country: 'India', roundSize: '', page };
  const answer = await pageWithin(query, async (one) => {
    asked.push(one.page);
    return { total, page: one.page, country: one.country };
  });
  return { asked, answer };
}

test('a page beyond the last is the last', async () => {
  expect(await pagesOf(19, 999)).toEqual({
    asked: [999, 3],
    answer: { total: 19, page: 3, country: 'India' },
  });
  expect((await pagesOf(0, 4)).answer?.page).toBe(1);
});

test('a page that is there is asked for once', async () => {
  expect((await pagesOf(19, 3)).asked).toEqual([3]);
  expect((await pagesOf(0, 1)).asked).toEqual([1]);
});

test('a search that a later one took the place of stays without an answer', async () => {
  const query: SearchQuery = { text: '', stage: '', type: '', country: '', roundSize: '', page: 2 };
  expect(await pageWithin(query, async () => null)).toBeNull();
});
