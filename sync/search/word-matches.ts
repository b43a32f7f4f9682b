import { eachRow, emptyBitset } from './bitset.ts';
import { raiseJoinedNames } from './joined-names.ts';
import { isBeginning } from './known-terms.ts';
import { namesNearly } from './names-of-places.ts';
import { hasNeighbours, neighbourBits } from './neighbours.ts';
import { isLookedForIn, type OtherName } from './other-name.ts';
import type { Pause } from './pause.ts';
import type { QueryWord } from './query-words.ts';
import { fieldsOf, type SearchUnit } from './search-unit.ts';
import { type SimilarTerm, similarTerms } from './similar-terms.ts';
import {
  countOfTerm,
  findTerm,
  raise,
  rowsHoldingAll,
  type TermIndex,
  termLength,
  termsBeginningWith,
  termsHolding,
} from './term-index.ts';

/**
 * The rows that hold a typed word or another name of what it stands for. `best` has for each unit and row, from 0 (not there) to
 * 255, the weight of the field times how exactly it stands there; `similar` are the terms taken for it when it seems mistyped,
 * nearest first; `standsInside` where it was looked for inside of words, too.
 */
export type WordMatch = QueryWord & {
  best: Uint8Array[];
  similar: ReadonlySet<string>;
  standsInside: boolean;
};

/** A name that is the word counts 250 so that all fits into a byte. */
const weightUnit = 25;
/** What a row has in `best` when the word stands in its name as typed. */
export const exactName = 250;
const nonAscii = /\P{ASCII}/u;

/** What a subject counts in an address, beside a place: less than in a thesis. */
const shareInAddress = 0.2;
/** What a name counts that only begins with the letters of a place: less than who is there. */
const shareBesidePlace = 0.2;
/** What belongs to an industry, beside what it is called. */
const shareOfPart = 0.5;
/** So many letters stand inside of words that have nothing to do with them: “son” in “person”. */
const mostOfShort = 3;

export async function matchWord(units: SearchUnit[], typed: QueryWord, pause: Pause): Promise<WordMatch> {
  const standsInside = canStandInside(typed) && !(isShort(typed) && isBeginning(units, typed.word));
  const best: Uint8Array[] = [];
  for (const unit of units) {
    const bytes = new Uint8Array(unit.head.size);
    raiseTyped(unit, { ...typed, standsInside }, bytes);
    raiseNames(unit, typed.alsoCalled, bytes, typed);
    best.push(bytes);
    await pause();
  }
  return { ...typed, best, similar: new Set(), standsInside };
}

/**
 * Adds the rows that hold what the word may have been meant to be. `nearest`: in how many fields the terms stand that are the
 * fewest edits away.
 */
export async function matchMistyped(
  units: SearchUnit[],
  { best, ...typed }: WordMatch,
  pause: Pause,
): Promise<WordMatch & { nearest: number }> {
  const { word } = typed;
  const places = namesNearly(word);
  // Where it is a mistyped place that somebody is in, that was meant, and not what is further away. One that is only begun says
  // nothing of what else it may be.
  const isPlace = places.edits >= 1 && places.names.some((name) => isAnywhere(units, name));
  const furthest = isPlace ? Math.floor(places.edits) : Number.POSITIVE_INFINITY;
  const similar = await termsMeant(units, typed, furthest, pause);
  const fewest = similar[0]?.edits;
  let nearest = 0;
  for (const [at, unit] of units.entries()) {
    const bytes = best[at];
    if (!bytes) continue;
    if (typed.isByNames) raiseTyped(unit, { ...typed, isByNames: false }, bytes);
    for (const { index, weight } of fieldsOf(unit)) {
      for (const { text, edits } of similar) {
        const term = findTerm(index, text);
        if (term < 0) continue;
        raise(index, term, valueOf(weight * weightUnit, 0.9 / (1 + edits)), bytes);
        if (edits === fewest) nearest += countOfTerm(index, term);
      }
    }
    raiseNames(unit, places.names, bytes, { exactness: 0.9 / (1 + places.edits) });
    await pause();
  }
  for (const spelling of spellingsOf(typed)) await raiseJoinedNames(units, spelling, furthest, best, pause);
  const terms = [...similar.map(({ text }) => text), ...wordsByThemselves(places.names)];
  return { ...typed, isByNames: false, best, similar: new Set(terms), nearest };
}

/** The terms that the word may have been meant to be, nearest first. */
async function termsMeant(
  units: SearchUnit[],
  typed: QueryWord,
  furthest: number,
  pause: Pause,
): Promise<SimilarTerm[]> {
  const similar = new Map<string, SimilarTerm>();
  for (const spelling of spellingsOf(typed)) {
    for (const term of await similarTerms(units, spelling, pause)) {
      const known = similar.get(term.text);
      if (!known || term.edits < known.edits) similar.set(term.text, term);
    }
  }
  return [...similar.values()]
    .sort((one, other) => one.edits - other.edits)
    .filter(({ edits }) => Math.floor(edits) <= furthest);
}

function isAnywhere(units: SearchUnit[], { words }: OtherName): boolean {
  return units.some(({ head }) => words.every((word) => findTerm(head.places, word) >= 0));
}

/** Raises the rows that hold all words of one of the names in one field, in a thesis side by side. */
function raiseNames(
  unit: SearchUnit,
  names: OtherName[],
  best: Uint8Array,
  { exactness = 1, isSubject = false },
): void {
  for (const { index, weight } of fieldsOf(unit)) {
    const isAddress = index === unit.head.places;
    for (const name of names) {
      if (!isLookedForIn(name, { isAddress })) continue;
      const { words, isPart } = name;
      const share = (isSubject && isAddress ? shareInAddress : 1) * (isPart ? shareOfPart : 1);
      const value = valueOf(weight * weightUnit * share, exactness);
      if (words.length === 1) {
        const term = findTerm(index, words[0] ?? '');
        if (term >= 0) raise(index, term, value, best);
      } else {
        const isSaid = sayingOf(unit, index, words);
        eachRow(rowsHoldingAll(index, words) ?? emptyBitset(0), (row) => {
          if ((best[row] ?? 0) < value && isSaid(row)) best[row] = value;
        });
      }
    }
  }
}

/** Whether a row that holds some words has them side by side, where that is known of a field. */
function sayingOf({ theses }: SearchUnit, index: TermIndex, words: string[]): (row: number) => boolean {
  if (theses?.terms !== index) return () => true;
  const { twos, threes } = neighbourBits(words);
  const bits = [...twos, ...threes];
  return (row) => bits.every((bit) => hasNeighbours(theses.neighbours, row, bit));
}

function raiseTyped(
  unit: SearchUnit,
  typed: QueryWord & Pick<WordMatch, 'standsInside'>,
  best: Uint8Array,
): void {
  const { isByNames, isSubject, sign } = typed;
  for (const { index, weight } of fieldsOf(unit)) {
    const share = isSubject && index === unit.head.places ? shareInAddress : 1;
    if (sign !== null && index === unit.theses?.terms) raiseTerm(index, sign, weight * weightUnit, best);
    else if (!isByNames)
      for (const spelling of spellingsOf(typed))
        raiseSpelling(index, spelling, typed, weight * weightUnit * share, best);
    else if (sign === '') raiseTerm(index, typed.word, weight * weightUnit, best);
  }
}

function raiseTerm(index: TermIndex, text: string, value: number, best: Uint8Array): void {
  const term = findTerm(index, text);
  if (term >= 0) raise(index, term, value, best);
}

function raiseSpelling(
  index: TermIndex,
  word: string,
  { standsInside, sign }: Pick<WordMatch, 'standsInside' | 'sign'>,
  weight: number,
  best: Uint8Array,
): void {
  const shareBegun = sign === '' ? shareBesidePlace : 1;
  const [from, to] = termsBeginningWith(index, word);
  for (let term = from; term < to; term++) {
    const part = word.length / termLength(index, term);
    raise(index, term, valueOf(weight, part === 1 ? 1 : shareBegun * (0.5 + 0.4 * part)), best);
  }
  if (!standsInside) return;
  for (const term of termsHolding(index, word)) {
    raise(index, term, valueOf(weight, 0.2 + (0.3 * word.length) / termLength(index, term)), best);
  }
}

/** As it was typed, and in Latin letters. */
export function spellingsOf({ word, spelled }: Pick<QueryWord, 'word' | 'spelled'>): string[] {
  return [word, ...spelled];
}

/**
 * One or two Latin letters stand inside most words, and so does the short name of a place ("thousands"). Scripts without spaces,
 * such as Chinese, have words of one letter.
 */
export function canStandInside({ word, alsoCalled, isByNames, sign }: QueryWord): boolean {
  if (isByNames || sign !== null) return false;
  const isTooShort = word.length < (alsoCalled.length > 0 ? 4 : 3);
  return !isTooShort || nonAscii.test(word);
}

function isShort({ word }: QueryWord): boolean {
  return word.length <= mostOfShort && !nonAscii.test(word);
}

/** At least 1: what matched a little has matched. */
function valueOf(weight: number, exactness: number): number {
  return Math.max(1, Math.round(weight * exactness));
}

function wordsByThemselves(names: OtherName[]): string[] {
  return names.flatMap(({ words, stands }) => (words.length === 1 && stands !== 'in addresses' ? words : []));
}
