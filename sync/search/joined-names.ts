import { editsToBeginningOf } from './edits.ts';
import { type HeadIndex, nameLength, nameText } from './head-index.ts';
import type { Pause } from './pause.ts';
import type { SearchUnit } from './search-unit.ts';
import { editsAllowed, sharedTrigrams } from './similar-terms.ts';
import { isRare, tally, termLength } from './term-index.ts';
import { trigramsOf } from './trigrams.ts';

const shortest = 6;
/** Of all units together: the more there are, the more of theirs are closer than the rest of each. */
const verified = 512;
const mostEdits = 2;
const rareWorth = 2;
/** The weight of a name that is the word but for its spaces, of 250 for a name that is the word. */
const weight = 200;

/**
 * Raises in `best`, which has an entry for each unit, the rows whose name without its spaces is the typed word, or begins with
 * it, but for a few typos: at most `furthest`.
 * 1. Words of names whose trigrams in part stand in the typed word.
 * 2. Rows by how many such trigrams their names have in all.
 * 3. Of the best of these, the names few edits away.
 * No index of joined names is needed, which would be as large as the names themselves.
 */
export async function raiseJoinedNames(
  units: SearchUnit[],
  word: string,
  furthest: number,
  best: Uint8Array[],
  pause: Pause,
): Promise<void> {
  if (word.length < shortest) return;
  const most = Math.min(mostEdits, editsAllowed(word.length), furthest);
  const shares: Uint8Array[] = [];
  for (const { head } of units) {
    shares.push(sharesOf(head, word, word.length - most));
    await pause();
  }
  const inner = trigramsOf(word).length - 2;
  const rows = largest(shares, Math.max(2, Math.floor(inner / 3)));
  for (const [at, { head }] of units.entries()) {
    const bytes = best[at];
    if (bytes) for (const row of rows[at] ?? []) raiseWhereNear(head, row, word, most, bytes);
    await pause();
  }
}

/**
 * Of each row, how many trigrams of the word the words of its name hold, those of rare words counted for more; none where the
 * name has fewer letters than the word may have been meant to have.
 */
function sharesOf(head: HeadIndex, word: string, fewestLetters: number): Uint8Array {
  const { names, size } = head;
  const shares = new Uint8Array(size);
  const { shared, touched } = sharedTrigrams(names, trigramsOf(word));
  for (const term of touched) {
    const count = shared[term] ?? 0;
    const length = termLength(names, term);
    if (length > word.length || count * 6 < length - 1) continue;
    // Words that many names share tell little.
    tally(names, term, isRare(names, term) ? count + rareWorth : count, shares);
  }
  eachPlace(shares, 1, (row) => {
    if (nameLength(head, row) < fewestLetters) shares[row] = 0;
  });
  return shares;
}

function raiseWhereNear(head: HeadIndex, row: number, word: string, most: number, best: Uint8Array): void {
  const joined = nameText(head, row).replaceAll(' ', '');
  const edits = editsToBeginningOf(joined, word, { shorter: mostEdits, most });
  if (!Number.isFinite(edits)) return;
  const value = Math.round(weight / (1 + edits / 2));
  if ((best[row] ?? 0) < value) best[row] = value;
}

/** Of each list the places of the largest shares of all lists, of those that are enough. A histogram tells how large is large. */
function largest(lists: Uint8Array[], enough: number): number[][] {
  const counts = new Uint32Array(256);
  for (const shares of lists)
    eachPlace(shares, enough, (place) => {
      const share = shares[place] ?? 0;
      counts[share] = (counts[share] ?? 0) + 1;
    });
  let bar = 255;
  let above = 0;
  while (bar > enough && above + (counts[bar] ?? 0) < verified) above += counts[bar--] ?? 0;
  let equalLeft = verified - above;
  return lists.map((shares) => {
    const places: number[] = [];
    eachPlace(shares, bar, (place) => {
      if (shares[place] !== bar || equalLeft-- > 0) places.push(place);
    });
    return places;
  });
}

/** Calls `visit` with each place whose share is `enough`, which is more than 0. `shares` begins its buffer. */
function eachPlace(shares: Uint8Array, enough: number, visit: (place: number) => void): void {
  // Most are zero: four are looked at in one.
  const fours = new Uint32Array(shares.buffer, 0, shares.length >>> 2);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let place = four * 4; place < four * 4 + 4; place++)
      if ((shares[place] ?? 0) >= enough) visit(place);
  }
  for (let place = fours.length * 4; place < shares.length; place++)
    if ((shares[place] ?? 0) >= enough) visit(place);
}
