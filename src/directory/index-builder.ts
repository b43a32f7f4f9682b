import type { Investor } from '#sync/records/investor.ts';
import { countryOfCity } from './city-countries.ts';
import { foldedWords } from './fold.ts';
import type { Pause } from './pause.ts';
import { indexTrigrams, type TrigramIndex } from './trigrams.ts';

/** In which fields of a row a term stands, as bits. `joinedName` is the name without its spaces. */
export const fieldBits = { name: 1, globalHQ: 2, investmentThesis: 4, joinedName: 8 } as const;

/** The postings of term `t` are `rows` and `fields` from `starts[t]` up to `starts[t + 1]`, rows ascending. */
export type TextIndex = {
  size: number;
  /** Folded, in the order of their UTF-16 units. */
  terms: string[];
  starts: Uint32Array;
  rows: Uint32Array;
  fields: Uint8Array;
  trigrams: TrigramIndex;
  /** Of each row, the folded words of name and HQ: for phrases. */
  headlines: string[];
};

type Postings = Map<string, number[]>;

const rowsBetweenPauses = 256;
const bitsOfFields = 4;

export async function buildIndex(investors: Investor[], pause: Pause): Promise<TextIndex> {
  const postings: Postings = new Map();
  const headlines: string[] = [];
  for (const [row, investor] of investors.entries()) {
    headlines.push(indexRow(postings, investor, row));
    if (row % rowsBetweenPauses === 0) await pause();
  }
  const terms = [...postings.keys()].sort();
  const packed = await pack(postings, terms, pause);
  return { size: investors.length, terms, ...packed, trigrams: await indexTrigrams(terms, pause), headlines };
}

/** Returns the row's headline. */
function indexRow(postings: Postings, investor: Investor, row: number): string {
  const name = foldedWords(investor.name);
  const headquarters = foldedWords(investor.globalHQ);
  const fieldsOfTerm = new Map<string, number>();
  const note = (term: string, bit: number) => fieldsOfTerm.set(term, (fieldsOfTerm.get(term) ?? 0) | bit);

  for (const term of name) note(term, fieldBits.name);
  if (name.length > 1) note(name.join(''), fieldBits.joinedName);
  for (const term of headquarters) note(term, fieldBits.globalHQ);
  for (const term of foldedWords(countryOfCity(headquarters) ?? '')) note(term, fieldBits.globalHQ);
  for (const term of foldedWords(investor.investmentThesis)) note(term, fieldBits.investmentThesis);

  for (const [term, fields] of fieldsOfTerm) {
    const posting = row * 2 ** bitsOfFields + fields;
    const known = postings.get(term);
    if (known) known.push(posting);
    else postings.set(term, [posting]);
  }
  return `${name.join(' ')} | ${headquarters.join(' ')}`;
}

async function pack(postings: Postings, terms: string[], pause: Pause) {
  const starts = new Uint32Array(terms.length + 1);
  for (const [term, text] of terms.entries()) {
    starts[term + 1] = (starts[term] ?? 0) + (postings.get(text)?.length ?? 0);
  }
  const rows = new Uint32Array(starts[terms.length] ?? 0);
  const fields = new Uint8Array(rows.length);
  let at = 0;
  for (const [term, text] of terms.entries()) {
    for (const posting of postings.get(text) ?? []) {
      rows[at] = posting >>> bitsOfFields;
      fields[at++] = posting & (2 ** bitsOfFields - 1);
    }
    if (term % rowsBetweenPauses === 0) await pause();
  }
  return { starts, rows, fields };
}
