import type { Investor } from '#sync/records/investor.ts';
import type { Bitset } from './bitset.ts';
import type { HeadIndex } from './head-index.ts';
import type { TermIndex } from './term-index.ts';
import type { ThesisIndex } from './thesis-index.ts';

/**
 * Records that were indexed together: a group of segments, one segment, a delta. `masked` are the rows whose record stands
 * newer in another unit. Without `theses` they have not arrived yet.
 */
export type SearchUnit = { head: HeadIndex; theses: ThesisIndex | null; masked: Bitset | null };

/** What can be searched. `read` gets the whole records of ids, in the order of the ids; one that is not here is left out. */
export type SearchableDirectory = {
  units: SearchUnit[];
  read: (ids: number[]) => Promise<Investor[]>;
};

/** A row of a unit as one number. */
export type RowPlace = number;

export function rowPlace(unit: number, row: number): RowPlace {
  return unit * 65_536 + row;
}

/** `at`: the number of the unit. */
export function unitAndRow(
  units: SearchUnit[],
  place: RowPlace,
): { unit: SearchUnit; at: number; row: number } {
  const at = place >>> 16;
  const unit = units[at];
  if (!unit) throw new RangeError(`No unit holds the row ${place}`);
  return { unit, at, row: place & 0xffff };
}

export function idOf(units: SearchUnit[], place: RowPlace): number {
  const { unit, row } = unitAndRow(units, place);
  return unit.head.ids[row] ?? 0;
}

/** The indexed fields of a unit, from the weightiest, and what a word found in each counts. */
export function fieldsOf({ head, theses }: SearchUnit): { index: TermIndex; weight: number }[] {
  const fields = [
    { index: head.names, weight: 10 },
    { index: head.places, weight: 4 },
  ];
  return theses ? [...fields, { index: theses.terms, weight: 1 }] : fields;
}
