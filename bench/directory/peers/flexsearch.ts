import { Index } from 'flexsearch';
import { type Method, shownAtOnce } from '../contract.ts';
import { keepPiece, keepRows, keptPieces } from '../methods/kept.ts';

const options = { tokenize: 'forward' } as const;
let index = new Index(options);

/** Prefixes, but no typos. */
export const flexSearch: Method = {
  prepare: keepRows,
  async build(investors) {
    index = new Index(options);
    for (const { id, name, globalHQ, investmentThesis } of investors)
      index.add(id, `${name} ${globalHQ} ${investmentThesis}`);
  },
  async keep() {
    const pieces: [string, string][] = [];
    index.export((key: string, piece: string) => {
      pieces.push([key, piece]);
    });
    for (const [key, piece] of pieces) await keepPiece(`index ${key}`, piece);
  },
  async open() {
    index = new Index(options);
    for (const [key, piece] of await keptPieces('index ')) index.import(key, piece as string); // as kept
  },
  async search(text) {
    return index.search(text, { limit: shownAtOnce }).map(Number);
  },
};
