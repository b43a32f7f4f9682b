import type { Investor } from '../records/investor.ts';
import {
  type Choices,
  choiceAt,
  type Lists,
  listAt,
  packChoices,
  packIds,
  packLists,
  readChoices,
  readIds,
  readLists,
  readTexts,
} from './columns.ts';
import { DamagedDirectoryFile } from './damaged-file.ts';

/** A record without its thesis, which is most of its length. */
export type InvestorHead = Omit<Investor, 'investmentThesis'>;

/**
 * Records without theses, by ascending id, in columns: `name[row]` belongs to `ids[row]`.
 * JSON in columns is as small as a binary form once it is compressed, and every browser reads it fast.
 */
export type Heads = {
  ids: number[];
  name: string[];
  website: string[];
  globalHQ: string[];
  linkedin: string[];
  investorType: Choices;
  stageOfInvestment: Choices;
  firstChequeMinimum: Choices;
  firstChequeMaximum: Choices;
  countriesOfInvestment: Lists;
  /** Where this is known from, and of which day. */
  source: Choices;
  asOf: Choices;
};

/** Theses by ascending id. */
export type Theses = { ids: number[]; investmentThesis: string[] };

/** Whole records by ascending id, and the ids of records that are gone: a delta, or the first set. */
export type Records = { heads: Heads; theses: Theses; removed: number[] };

/** `investors` by ascending id. */
export function encodeHeads(investors: InvestorHead[]): Uint8Array<ArrayBuffer> {
  return toBytes({ kind: 'heads', ...headColumns(investors) });
}

/** Throws DamagedDirectoryFile. */
export function decodeHeads(bytes: Uint8Array): Heads {
  return readHeads(fromBytes(bytes, 'heads'));
}

/** `investors` by ascending id. */
export function encodeTheses(
  investors: Pick<Investor, 'id' | 'investmentThesis'>[],
): Uint8Array<ArrayBuffer> {
  return toBytes({ kind: 'theses', ...thesisColumns(investors) });
}

/** Throws DamagedDirectoryFile. */
export function decodeTheses(bytes: Uint8Array): Theses {
  return readTheses(fromBytes(bytes, 'theses'));
}

/** `investors` and `removed` by ascending id. */
export function encodeRecords(investors: Investor[], removed: number[]): Uint8Array<ArrayBuffer> {
  const { investmentThesis } = thesisColumns(investors);
  return toBytes({
    kind: 'records',
    removed: packIds(removed),
    ...headColumns(investors),
    investmentThesis,
  });
}

/** Throws DamagedDirectoryFile. */
export function decodeRecords(bytes: Uint8Array): Records {
  const file = fromBytes(bytes, 'records');
  return { heads: readHeads(file), theses: readTheses(file), removed: readIds(file.removed) };
}

/** The record of a row, without its thesis. */
export function headAt(heads: Heads, row: number): InvestorHead {
  const id = heads.ids[row];
  if (id === undefined) throw new RangeError(`There is no row ${row}`);
  return {
    id,
    name: heads.name[row] ?? '',
    website: heads.website[row] ?? '',
    investorType: choiceAt(heads.investorType, row),
    globalHQ: heads.globalHQ[row] ?? '',
    stageOfInvestment: choiceAt(heads.stageOfInvestment, row),
    firstChequeMinimum: choiceAt(heads.firstChequeMinimum, row),
    firstChequeMaximum: choiceAt(heads.firstChequeMaximum, row),
    countriesOfInvestment: listAt(heads.countriesOfInvestment, row),
    linkedin: heads.linkedin[row] ?? '',
    source: choiceAt(heads.source, row),
    asOf: choiceAt(heads.asOf, row),
  };
}

/** All records of two files that belong together. Throws DamagedDirectoryFile where they do not. */
export function joinRecords(heads: Heads, theses: Theses): Investor[] {
  if (heads.ids.length !== theses.ids.length || heads.ids.some((id, row) => id !== theses.ids[row]))
    throw new DamagedDirectoryFile('Theses of the directory do not belong to the heads they came with.');
  return heads.ids.map((_, row) => ({
    ...headAt(heads, row),
    investmentThesis: theses.investmentThesis[row] ?? '',
  }));
}

function headColumns(investors: InvestorHead[]) {
  const column = (name: Exclude<keyof InvestorHead, 'id'>) => investors.map((investor) => investor[name]);
  return {
    ids: packIds(investors.map(({ id }) => id)),
    name: column('name'),
    website: column('website'),
    globalHQ: column('globalHQ'),
    linkedin: column('linkedin'),
    investorType: packChoices(column('investorType')),
    stageOfInvestment: packChoices(column('stageOfInvestment')),
    firstChequeMinimum: packChoices(column('firstChequeMinimum')),
    firstChequeMaximum: packChoices(column('firstChequeMaximum')),
    countriesOfInvestment: packLists(column('countriesOfInvestment')),
    ...ifKnown('source', column('source')),
    ...ifKnown('asOf', column('asOf')),
  };
}

/** A column that is left out where nothing is known of any row: files from before there was one are read likewise. */
function ifKnown(name: 'source' | 'asOf', values: string[]) {
  return values.some((value) => value !== '') ? { [name]: packChoices(values) } : {};
}

function readIfKnown(column: unknown, rows: number): Choices {
  return column === undefined ? { words: [], rows: [] } : readChoices(column, rows);
}

function thesisColumns(investors: Pick<Investor, 'id' | 'investmentThesis'>[]) {
  return {
    ids: packIds(investors.map(({ id }) => id)),
    investmentThesis: investors.map(({ investmentThesis }) => investmentThesis),
  };
}

function readHeads(file: Record<string, unknown>): Heads {
  const ids = readIds(file.ids);
  return {
    ids,
    name: readTexts(file.name, ids.length),
    website: readTexts(file.website, ids.length),
    globalHQ: readTexts(file.globalHQ, ids.length),
    linkedin: readTexts(file.linkedin, ids.length),
    investorType: readChoices(file.investorType, ids.length),
    stageOfInvestment: readChoices(file.stageOfInvestment, ids.length),
    firstChequeMinimum: readChoices(file.firstChequeMinimum, ids.length),
    firstChequeMaximum: readChoices(file.firstChequeMaximum, ids.length),
    countriesOfInvestment: readLists(file.countriesOfInvestment, ids.length),
    source: readIfKnown(file.source, ids.length),
    asOf: readIfKnown(file.asOf, ids.length),
  };
}

function readTheses(file: Record<string, unknown>): Theses {
  const ids = readIds(file.ids);
  return { ids, investmentThesis: readTexts(file.investmentThesis, ids.length) };
}

function toBytes(file: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(file));
}

function fromBytes(bytes: Uint8Array, kind: 'heads' | 'theses' | 'records'): Record<string, unknown> {
  const file = parsed(bytes);
  if (typeof file !== 'object' || file === null || !('kind' in file) || file.kind !== kind)
    throw new DamagedDirectoryFile(`This is no file of ${kind} of the directory.`);
  return { ...file };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new DamagedDirectoryFile('A file of the directory is not JSON.', { cause });
  }
}
