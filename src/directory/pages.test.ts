import { expect, test } from 'vitest';
import {
  decodeHeads,
  decodeTheses,
  encodeHeads,
  encodeRecords,
  encodeTheses,
  headAt,
} from '#sync/directory/files.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { pageOf, pagesOf } from './pages.ts';

const investors = [1, 63, 64, 200].map((id) =>
  madeUpInvestor({ id, name: `Firm ${id}`, investmentThesis: `Thesis ${id}` }),
);

test('each record of a file is in the page of its id, as it was', () => {
  const heads = pagesOf(encodeHeads(investors));
  expect([...(heads?.keys() ?? [])]).toEqual([0, 1, 3]);
  for (const { investmentThesis: _, ...head } of investors) {
    const page = decodeHeads(heads?.get(pageOf(head.id)) ?? new Uint8Array());
    expect(headAt(page, page.ids.indexOf(head.id))).toEqual(head);
  }
  const theses = pagesOf(encodeTheses(investors));
  expect(decodeTheses(theses?.get(1) ?? new Uint8Array())).toEqual({
    ids: [64],
    investmentThesis: ['Thesis 64'],
  });
});

test('whole records, which are few, are kept together', () => {
  expect(pagesOf(encodeRecords(investors, []))).toBeNull();
});
