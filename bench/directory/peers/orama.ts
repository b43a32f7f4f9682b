import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import { type Method, shownAtOnce } from '../contract.ts';
import { keepPiece, keepRows, keptPiece } from '../methods/kept.ts';

const properties = ['name', 'globalHQ', 'investmentThesis'] as const;
const made = () =>
  create({ schema: { name: 'string', globalHQ: 'string', investmentThesis: 'string' } as const });
let index = made();

export const orama: Method = {
  prepare: keepRows,
  async build(investors) {
    index = made();
    const documents = investors.map(({ id, name, globalHQ, investmentThesis }) => ({
      id: String(id),
      name,
      globalHQ,
      investmentThesis,
    }));
    await insertMultiple(index, documents, 5_000);
  },
  async keep() {
    await keepPiece('index', JSON.parse(JSON.stringify(save(index))));
  },
  async open() {
    index = made();
    load(index, (await keptPiece('index')) as RawData); // as kept
  },
  async search(text) {
    const asked = { term: text, properties: [...properties], limit: shownAtOnce, tolerance: 1, threshold: 0 };
    const { hits } = await search(index, asked);
    return hits.map(({ id }) => Number(id));
  },
};
