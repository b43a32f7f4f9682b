import MiniSearch, { type AsPlainObject } from 'minisearch';
import { type Method, shownAtOnce } from '../contract.ts';
import { keepPiece, keepRows, keptPiece } from '../methods/kept.ts';

const options = { fields: ['name', 'globalHQ', 'investmentThesis'] };
const likeOurs = { prefix: true, fuzzy: 0.2, combineWith: 'AND' as const, boost: { name: 3 } };
let index = new MiniSearch(options);

export const miniSearch: Method = {
  prepare: keepRows,
  async build(investors) {
    index = new MiniSearch(options);
    index.addAll(investors);
  },
  async keep() {
    await keepPiece('index', JSON.parse(JSON.stringify(index)));
  },
  async open() {
    index = MiniSearch.loadJS((await keptPiece('index')) as AsPlainObject, options); // as kept
  },
  async search(text) {
    return index
      .search(text, likeOurs)
      .slice(0, shownAtOnce)
      .map(({ id }) => id);
  },
};
