import { editsToBeginningOf } from './edits.ts';
import { type HeadIndex, nameLength, nameText } from './head-index.ts';
import { editsAllowed, sharedTrigrams } from './similar-terms.ts';
import { isRare, tally, termLength } from './term-index.ts';
import { trigramsOf } from './trigrams.ts';

const shortest = 6;
const verified = 256;
const mostEdits = 2;
const rareWorth = 2;
/** The weight of a name that is the word but for its spaces, of 250 for a name that is the word. */
const weight = 200;

/**
 * Raises the rows whose name without its spaces is the typed word, or begins with it, but for a few typos: at most `furthest`.
 * 1. Words of names whose trigrams in part stand in the typed word.
 * 2. Rows by how many such trigrams their names have in all.
 * 3. Of the best of these, the names few edits away.
 * No index of joined names is needed, which would be as large as the names themselves.
 */
export function raiseJoinedNames(head: HeadIndex, word: string, furthest: number, best: Uint8Array): void {
  if (word.length < shortest) return;
  const most = Math.min(mostEdits, editsAllowed(word.length), furthest);
  const shares = new Uint8Array(head.size);
  const inner = trigramsOf(word).length - 2;
  const { shared, touched } = sharedTrigrams(head.names, trigramsOf(word));
  for (const term of touched) {
    const count = shared[term] ?? 0;
    const length = termLength(head.names, term);
    if (length > word.length || count * 6 < length - 1) continue;
    // Words that many names share tell little.
    tally(head.names, term, isRare(head.names, term) ? count + rareWorth : count, shares);
  }
  for (const row of largest(shares, Math.max(2, Math.floor(inner / 3)))) {
    if (nameLength(head, row) < word.length - most) continue;
    const joined = nameText(head, row).replaceAll(' ', '');
    const edits = editsToBeginningOf(joined, word, { shorter: mostEdits, most });
    if (!Number.isFinite(edits)) continue;
    const value = Math.round(weight / (1 + edits / 2));
    if ((best[row] ?? 0) < value) best[row] = value;
  }
}

/** The rows of the largest shares, of those that have enough, in the order of the rows. A histogram tells how large is large. */
function largest(shares: Uint8Array, enough: number): number[] {
  const counts = new Uint32Array(256);
  for (const share of shares) if (share >= enough) counts[share] = (counts[share] ?? 0) + 1;
  let bar = 255;
  let above = 0;
  while (bar > enough && above + (counts[bar] ?? 0) < verified) above += counts[bar--] ?? 0;
  let equalLeft = verified - above;
  const rows: number[] = [];
  for (let row = 0; row < shares.length; row++) {
    const share = shares[row] ?? 0;
    if (share < bar || (share === bar && equalLeft-- <= 0)) continue;
    rows.push(row);
  }
  return rows;
}
