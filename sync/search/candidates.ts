import { type Bitset, countRows, intersect, rowsOfBytes } from './bitset.ts';
import { isBeginning, isTerm } from './known-terms.ts';
import { type Pause, unpaused } from './pause.ts';
import type { QueryWord } from './query-words.ts';
import type { SearchUnit } from './search-unit.ts';
import { exactName, matchMistyped, matchWord, spellingsOf, type WordMatch } from './word-matches.ts';

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
 * Rows of `within` that hold every word in some field. Words are taken as mistyped when few rows match; where some do, those
 * that were typed to their end and are no word here; and where many do, those that no word here begins with: other words may only
 * happen to begin with or to hold what was mistyped.
 */
export async function findCandidates(
  units: SearchUnit[],
  words: QueryWord[],
  within: Bitset[],
  pause: Pause,
): Promise<Candidates> {
  const typed: WordMatch[] = [];
  for (const word of words) typed.push(await matchWord(units, word, pause));
  const asTyped = join(typed, within);
  if (words.length === 0) return weighed(units, asTyped);
  const doubtful = doubted(units, asTyped);
  if (doubtful.length === 0) return weighed(units, asTyped);
  const meant: Meant[] = [];
  for (const match of asTyped.words) {
    if (doubtful.includes(match)) {
      const { nearest, ...mistyped } = await matchMistyped(units, match, pause);
      meant.push({ ...mistyped, mostHeld: match.held + nearest });
    } else meant.push({ ...match, mostHeld: Number.POSITIVE_INFINITY });
  }
  const { rows, total, words: joined } = join(meant, within);
  const held = joined.map(({ mostHeld, ...word }) => ({ ...word, held: Math.min(word.held, mostHeld) }));
  return weighed(units, { rows, total, words: held });
}

/**
 * Of words as they were typed, whose rarity was counted elsewhere: where these units are only some of what there is.
 */
export async function candidatesAsTyped(
  units: SearchUnit[],
  words: (QueryWord & { rarity: number })[],
  within: Bitset[],
): Promise<Candidates> {
  const matches: Candidates['words'] = [];
  for (const { rarity, ...word } of words)
    matches.push({ ...(await matchWord(units, word, unpaused)), rarity });
  const { rows, total } = join(matches, within);
  return { rows, total, words: matches };
}

/** Of a word that stands in `held` of `size` records: the higher, the fewer hold it. */
export function rarity(held: number, size: number): number {
  return Math.log(1 + size / (1 + held));
}

/**
 * What names a place or an industry is no mistyped word, whether somebody has it or not; but where nobody has, other words may
 * begin with the few letters of an industry.
 */
function doubted(units: SearchUnit[], { words, total }: Joined<WordMatch>): WordMatch[] {
  const others = words.filter(({ isKnown, isByNames }) => !isKnown || (isByNames && total === 0));
  if (total < enough) {
    const uncommon = others.filter((match) => !isCommonWord(match));
    return uncommon.length > 0 ? uncommon : others;
  }
  const isKnown = total < surelyMeant ? isTerm : isBeginning;
  return others.filter(
    (match) => match !== words.at(-1) && !spellingsOf(match).some((spelling) => isKnown(units, spelling)),
  );
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

/** `held`: how many rows hold the word. */
type Joined<Word> = { rows: Bitset[]; total: number; words: (Word & { held: number })[] };
/** `mostHeld`: it counts as rare as what it most likely stands for, as a common word a few edits away says nothing of that. */
type Meant = WordMatch & { mostHeld: number };

/** The rows of `within` that hold every word. */
function join<Word extends WordMatch>(words: Word[], within: Bitset[]): Joined<Word> {
  const rows = within.map((allowed) => (words.length === 0 ? allowed : allowed.slice()));
  const heldWords = words.map((match) => {
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

function weighed(units: SearchUnit[], { rows, total, words }: Joined<WordMatch>): Candidates {
  const size = units.reduce((sum, { head }) => sum + head.size, 0);
  return {
    rows,
    total,
    words: words.map(({ held, ...match }) => ({ ...match, rarity: rarity(held, size) })),
  };
}
