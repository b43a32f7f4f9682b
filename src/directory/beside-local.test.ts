import { expect, test } from 'vitest';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { besideLocal } from './beside-local.ts';

const found = (id: number) => ({
  investor: madeUpInvestor({ id }),
  ranges: { name: [], globalHQ: [], investmentThesis: [] },
});
const idsOf = (local: number[], pages: number[][]) =>
  besideLocal(
    local.map(found),
    pages.map((page) => page.map(found)),
  ).map(({ investor }) => investor.id);

test('what the server found follows page by page, in its order', () => {
  expect(idsOf([1, 2], [[9, 8], [7]])).toEqual([9, 8, 7]);
});

test('nobody stands twice: neither who is listed above nor who came before', () => {
  expect(
    idsOf(
      [1, 2],
      [
        [2, 9],
        [9, 3],
      ],
    ),
  ).toEqual([9, 3]);
});
