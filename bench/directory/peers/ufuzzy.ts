import UFuzzy from '@leeoniya/ufuzzy';
import type { Investor } from '../../../sync/records/investor.ts';
import { type Method, shownAtOnce } from '../contract.ts';
import { keepRows, keptRows } from '../methods/kept.ts';

const fuzzy = new UFuzzy({ intraMode: 1 });
/** Ranks no more than so many: with more it only filters. */
const mostRanked = 1_000;
let rows: Pick<Investor, 'id'>[] = [];
let texts: string[] = [];

/** No index: one long look through all texts. */
export const uFuzzy: Method = {
  prepare: keepRows,
  async build(investors) {
    take(investors);
  },
  async keep() {},
  async open() {
    take(await keptRows());
  },
  async search(text) {
    const [found, info, order] = fuzzy.search(texts, text, 1, mostRanked);
    const ranked = info && order ? order.map((at) => info.idx[at]) : (found ?? []);
    return ranked.slice(0, shownAtOnce).flatMap((at) => (at === undefined ? [] : (rows[at]?.id ?? [])));
  },
};

function take(investors: Investor[]): void {
  rows = investors;
  texts = investors.map(({ name, globalHQ, investmentThesis }) => `${name} ${globalHQ} ${investmentThesis}`);
}
