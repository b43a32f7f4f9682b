import Fuse from 'fuse.js';
import type { Investor } from '#sync/records/investor.ts';
import { type Method, shownAtOnce } from '../contract.ts';
import { keepPiece, keepRows, keptPiece, keptRows } from './kept.ts';

const keys = ['name', 'globalHQ', 'investmentThesis'];
const options = { keys, ignoreLocation: true };
let fuse: Fuse<Investor> | null = null;

/** As one would write it first: everything in memory, all of it looked through at every keystroke. */
export const fuseAlone: Method = {
  prepare: keepRows,
  async build(investors) {
    fuse = new Fuse(investors, options);
  },
  async keep() {
    await keepPiece('index', fuse?.getIndex().toJSON());
  },
  async open() {
    const index = (await keptPiece('index')) as ReturnType<ReturnType<typeof Fuse.createIndex>['toJSON']>; // as kept
    fuse = new Fuse(await keptRows(), options, Fuse.parseIndex<Investor>(index));
  },
  async search(text) {
    return (fuse?.search(text, { limit: shownAtOnce }) ?? []).map(({ item }) => item.id);
  },
};
