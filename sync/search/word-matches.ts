import { eachRow, emptyBitset } from './bitset.ts';
import { raiseJoinedNames } from './joined-names.ts';
import { namesNearly, type QueryWord } from './other-names.ts';
import type { Pause } from './pause.ts';
import { fieldsOf, type SearchUnit } from './search-unit.ts';
import { similarTerms } from './similar-terms.ts';
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
 * The rows that hold a typed word or another name of the place it stands for. `best` has for each unit and row, from 0 (not
 * there) to 255, the weight of the field times how exactly it stands there; `similar` are the terms taken for it when it seems
 * mistyped, nearest first.
 */
export type WordMatch = QueryWord & { best: Uint8Array[]; similar: ReadonlySet<string> };

/** A name that is the word counts 250 so that all fits into a byte. */
const weightUnit = 25;
/** What a row has in `best` when the word stands in its name as typed. */
export const exactName = 250;
const nonAscii = /\P{ASCII}/u;

export async function matchWord(units: SearchUnit[], typed: QueryWord, pause: Pause): Promise<WordMatch> {
  const best: Uint8Array[] = [];
  for (const unit of units) {
    const bytes = new Uint8Array(unit.head.size);
    for (const { index, weight } of fieldsOf(unit)) raiseTyped(index, typed, weight * weightUnit, bytes);
    raiseNames(unit, typed.alsoCalled, 1, bytes);
    best.push(bytes);
    await pause();
  }
  return { ...typed, best, similar: new Set() };
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
  const similar = await similarTerms(units, word, pause);
  const places = namesNearly(word);
  const fewest = similar[0]?.edits;
  let nearest = 0;
  for (const [at, unit] of units.entries()) {
    const bytes = best[at];
    if (!bytes) continue;
    for (const { index, weight } of fieldsOf(unit)) {
      for (const { text, edits } of similar) {
        const term = findTerm(index, text);
        if (term < 0) continue;
        raise(index, term, valueOf(weight * weightUnit, 0.9 / (1 + edits)), bytes);
        if (edits === fewest) nearest += countOfTerm(index, term);
      }
    }
    raiseNames(unit, places.names, 0.9 / (1 + places.edits), bytes);
    raiseJoinedNames(unit.head, word, bytes);
    await pause();
  }
  const terms = [...similar.map(({ text }) => text), ...wordsByThemselves(places.names)];
  return { ...typed, best, similar: new Set(terms), nearest };
}

/** Raises the rows that hold all words of one of the names in one field. */
function raiseNames(unit: SearchUnit, names: string[][], exactness: number, best: Uint8Array): void {
  for (const { index, weight } of fieldsOf(unit)) {
    for (const name of names) {
      if (index !== unit.head.places && isOnlyOfAddresses(name)) continue;
      const value = valueOf(weight * weightUnit, exactness);
      if (name.length === 1) {
        const term = findTerm(index, name[0] ?? '');
        if (term >= 0) raise(index, term, value, best);
      } else eachRow(rowsHoldingAll(index, name) ?? emptyBitset(0), (row) => raiseRow(row, value, best));
    }
  }
}

function raiseRow(row: number, value: number, best: Uint8Array): void {
  if ((best[row] ?? 0) < value) best[row] = value;
}

function raiseTyped(index: TermIndex, typed: QueryWord, weight: number, best: Uint8Array): void {
  const { word } = typed;
  const [from, to] = termsBeginningWith(index, word);
  for (let term = from; term < to; term++) {
    const part = word.length / termLength(index, term);
    raise(index, term, valueOf(weight, part === 1 ? 1 : 0.5 + 0.4 * part), best);
  }
  if (!canStandInside(typed)) return;
  for (const term of termsHolding(index, word)) {
    raise(index, term, valueOf(weight, 0.2 + (0.3 * word.length) / termLength(index, term)), best);
  }
}

/**
 * One or two Latin letters stand inside most words, and so does the short name of a place ("thousands"). Scripts without spaces,
 * such as Chinese, have words of one letter.
 */
export function canStandInside({ word, alsoCalled }: Pick<QueryWord, 'word' | 'alsoCalled'>): boolean {
  const isShort = word.length < (alsoCalled.length > 0 ? 4 : 3);
  return !isShort || nonAscii.test(word);
}

/** Elsewhere "us" and the like say something else. */
export function isOnlyOfAddresses(name: string[]): boolean {
  return name.join('').length < 3;
}

/** At least 1: what matched a little has matched. */
function valueOf(weight: number, exactness: number): number {
  return Math.max(1, Math.round(weight * exactness));
}

function wordsByThemselves(names: string[][]): string[] {
  return names.flatMap((name) => (name.length === 1 && !isOnlyOfAddresses(name) ? name : []));
}
