import { fieldsOf, type SearchUnit } from './search-unit.ts';
import { findTerm, termsBeginningWith } from './term-index.ts';

/** True of a word that stands somewhere as it is. */
export function isTerm(units: SearchUnit[], word: string): boolean {
  return units.some((unit) => fieldsOf(unit).some(({ index }) => findTerm(index, word) >= 0));
}

/** True of a word with which some word begins. */
export function isBeginning(units: SearchUnit[], word: string): boolean {
  return units.some((unit) =>
    fieldsOf(unit).some(({ index }) => {
      const [from, to] = termsBeginningWith(index, word);
      return from < to;
    }),
  );
}
