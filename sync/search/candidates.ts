import { type Bitset, countRows, intersect, rowsOfBytes } from './bitset.ts';
import { type Pause, unpaused } from './pause.ts';
import { fieldsOf, type SearchUnit } from './search-unit.ts';
import { findTerm } from './term-index.ts';
import { exactName, matchMistyped, matchWord, type WordMatch } from './word-matches.ts';

/** What matches, by unit. `rarity` of a word is the higher, the fewer records hold it. */
export type Candidates = {
  rows: Bitset[];
  total: number;
  words: (WordMatch & { rarity: number })[];
};

/** As many as a page shows. */
const enough = 9;

/** Five pages: of so many somebody may have meant one, although what was typed is no word of theirs. */
const surelyMeant = 45;

/**
 * Rows of `within` that hold every word in some field. Words are taken as mistyped when few rows match, and where some do, those
 * that were typed to their end and are no word here: other words may only happen to begin with or to hold what was mistyped.
 */
export async function findCandidates(
  units: SearchUnit[],
  words: string[],
  within: Bitset[],
  pause: Pause,
): Promise<Candidates> {
  const typed: WordMatch[] = [];
  for (const word of words) typed.push(await matchWord(units, word, pause));
  const asTyped = join(typed, within);
  if (words.length === 0 || asTyped.total >= surelyMeant) return weighed(units, asTyped);
  const doubtful =
    asTyped.total < enough
      ? typed.filter((match) => !isCommonWord(match))
      : typed.slice(0, -1).filter(({ word }) => !isTerm(units, word));
  if (asTyped.total >= enough && doubtful.length === 0) return weighed(units, asTyped);
  const mistyped: WordMatch[] = [];
  for (const match of typed) {
    const isDoubted = doubtful.length === 0 || doubtful.includes(match);
    mistyped.push(isDoubted ? await matchMistyped(units, match, pause) : match);
  }
  return weighed(units, join(mistyped, within));
}

/**
 * Of words as they were typed, whose rarity was counted elsewhere: where these units are only some of what there is.
 * `rarities` are in the order of the words.
 */
export async function candidatesAsTyped(
  units: SearchUnit[],
  words: string[],
  rarities: number[],
  within: Bitset[],
): Promise<Candidates> {
  const matches: WordMatch[] = [];
  for (const word of words) matches.push(await matchWord(units, word, unpaused));
  const { rows, total } = join(matches, within);
  return { rows, total, words: matches.map((match, at) => ({ ...match, rarity: rarities[at] ?? 0 })) };
}

/** Of a word that stands in `held` of `size` records: the higher, the fewer hold it. */
export function rarity(held: number, size: number): number {
  return Math.log(1 + size / (1 + held));
}

function isTerm(units: SearchUnit[], word: string): boolean {
  return units.some((unit) => fieldsOf(unit).some(({ index }) => findTerm(index, word) >= 0));
}

/** A word that stands as it is in enough records is hardly what is wrong about a query. */
function isCommonWord({ best }: WordMatch): boolean {
  let found = 0;
  for (const bytes of best) {
    for (let at = bytes.indexOf(exactName); at >= 0 && found < enough; at = bytes.indexOf(exactName, at + 1))
      found += 1;
  }
  return found >= enough;
}

type Joined = { rows: Bitset[]; total: number; words: HeldWord[] };
/** `held`: how many rows hold the word. */
type HeldWord = WordMatch & { held: number };

/** The rows of `within` that hold every word. */
function join(words: WordMatch[], within: Bitset[]): Joined {
  const rows = within.map((allowed) => (words.length === 0 ? allowed : allowed.slice()));
  const heldWords = words.map((match): HeldWord => {
    let held = 0;
    for (const [unit, bytes] of match.best.entries()) {
      const holding = rowsOfBytes(bytes);
      held += countRows(holding);
      const joined = rows[unit];
      if (joined) intersect(joined, holding);
    }
    return { ...match, held };
  });
  const total = rows.reduce((sum, joined) => sum + countRows(joined), 0);
  return { rows, total, words: heldWords };
}

function weighed(units: SearchUnit[], { rows, total, words }: Joined): Candidates {
  const size = units.reduce((sum, { head }) => sum + head.size, 0);
  return {
    rows,
    total,
    words: words.map(({ held, ...match }) => ({ ...match, rarity: rarity(held, size) })),
  };
}
