import { raiseJoinedNames } from './joined-names.ts';
import type { Pause } from './pause.ts';
import { fieldsOf, type SearchUnit } from './search-unit.ts';
import { similarTerms } from './similar-terms.ts';
import {
  countOfTerm,
  findTerm,
  raise,
  type TermIndex,
  termLength,
  termsBeginningWith,
  termsHolding,
} from './term-index.ts';

/**
 * The rows that hold a typed word. `best` has for each unit and row, from 0 (not there) to 255, the weight of the field times
 * how exactly it stands there; `similar` are the terms taken for it when it seems mistyped, nearest first.
 */
export type WordMatch = { word: string; best: Uint8Array[]; similar: ReadonlySet<string> };

/** A name that is the word counts 250 so that all fits into a byte. */
const weightUnit = 25;
/** What a row has in `best` when the word stands in its name as typed. */
export const exactName = 250;
const nonAscii = /\P{ASCII}/u;

export async function matchWord(units: SearchUnit[], word: string, pause: Pause): Promise<WordMatch> {
  const best: Uint8Array[] = [];
  for (const unit of units) {
    const bytes = new Uint8Array(unit.head.size);
    for (const { index, weight } of fieldsOf(unit)) raiseTyped(index, word, weight * weightUnit, bytes);
    best.push(bytes);
    await pause();
  }
  return { word, best, similar: new Set() };
}

/**
 * Adds the rows that hold what the word may have been meant to be. `nearest`: in how many fields the terms stand that are the
 * fewest edits away.
 */
export async function matchMistyped(
  units: SearchUnit[],
  { word, best }: WordMatch,
  pause: Pause,
): Promise<WordMatch & { nearest: number }> {
  const similar = await similarTerms(units, word, pause);
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
    raiseJoinedNames(unit.head, word, bytes);
    await pause();
  }
  return { word, best, similar: new Set(similar.map(({ text }) => text)), nearest };
}

function raiseTyped(index: TermIndex, word: string, weight: number, best: Uint8Array): void {
  const [from, to] = termsBeginningWith(index, word);
  for (let term = from; term < to; term++) {
    const part = word.length / termLength(index, term);
    raise(index, term, valueOf(weight, part === 1 ? 1 : 0.5 + 0.4 * part), best);
  }
  if (!canStandInside(word)) return;
  for (const term of termsHolding(index, word)) {
    raise(index, term, valueOf(weight, 0.2 + (0.3 * word.length) / termLength(index, term)), best);
  }
}

/** One or two Latin letters stand inside most words. Scripts without spaces, such as Chinese, have words of one letter. */
export function canStandInside(word: string): boolean {
  return word.length > 2 || nonAscii.test(word);
}

/** At least 1: what matched a little has matched. */
function valueOf(weight: number, exactness: number): number {
  return Math.max(1, Math.round(weight * exactness));
}
