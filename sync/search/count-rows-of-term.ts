import { andNot, type Bitset, countRows, emptyBitset } from './bitset.ts';
import type { HeadIndex } from './head-index.ts';
import type { SearchUnit } from './search-unit.ts';
import { addRowsOfTerm } from './term-index.ts';

type Counted = { masked: Bitset | null; byTerm: Map<number, number> };

/** A unit stays as it is while others arrive, unless they mask some of its rows. */
const counted = new WeakMap<HeadIndex, Counted>();

/** How many rows of a unit have a term of its facets, without the masked ones. Counted once. */
export function countRowsOfTerm({ head, masked }: SearchUnit, term: number): number {
  const { byTerm } = countedOf(head, masked);
  const known = byTerm.get(term);
  if (known !== undefined) return known;
  const rows = rowsOfTerm(head, term);
  if (masked) andNot(rows, masked);
  const count = countRows(rows);
  byTerm.set(term, count);
  return count;
}

/** None for a term that is not there (-1). */
export function rowsOfTerm({ facets, size }: HeadIndex, term: number): Bitset {
  const rows = emptyBitset(size);
  if (term >= 0) addRowsOfTerm(facets, term, rows);
  return rows;
}

function countedOf(head: HeadIndex, masked: Bitset | null): Counted {
  const known = counted.get(head);
  if (known && isSame(known.masked, masked)) {
    // The next comparison is then one of identity.
    known.masked = masked;
    return known;
  }
  const fresh: Counted = { masked, byTerm: new Map() };
  counted.set(head, fresh);
  return fresh;
}

function isSame(one: Bitset | null, other: Bitset | null): boolean {
  if (one === other) return true;
  return one !== null && other !== null && one.every((word, at) => word === other[at]);
}
