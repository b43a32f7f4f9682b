import Dexie, { type Table } from 'dexie';
import type { Investor } from '#sync/records/investor.ts';
import { type Method, shownAtOnce } from '../contract.ts';

const database = new Dexie('rows');
database.version(1).stores({ investors: 'id, *words, investorType, firstChequeMinimum' });
const investors: Table<Investor & { words: string[] }, number> = database.table('investors');
const rowsAtOnce = 2_000;

/** A row a record, with an index of the words in it: whatever has words with these beginnings. It knows no order of merit. */
export const dexieRows: Method = {
  async prepare() {},
  async build(all) {
    for (let at = 0; at < all.length; at += rowsAtOnce) {
      const some = all.slice(at, at + rowsAtOnce);
      await investors.bulkPut(some.map((one) => ({ ...one, words: wordsOf(textOf(one)) })));
    }
  },
  async keep() {},
  async open() {
    await database.open();
  },
  async search(text) {
    const lists = await Promise.all(
      wordsOf(text).map((word) => investors.where('words').startsWith(word).distinct().primaryKeys()),
    );
    const [first = [], ...others] = lists.map((ids) => new Set(ids));
    const ids = [...first].filter((id) => others.every((other) => other.has(id))).slice(0, shownAtOnce);
    const found = await investors.bulkGet(ids);
    return found.flatMap((one) => one?.id ?? []);
  },
};

function textOf({ name, globalHQ, investmentThesis }: Investor): string {
  return `${name} ${globalHQ} ${investmentThesis}`;
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
}
