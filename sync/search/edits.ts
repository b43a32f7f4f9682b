/** What letters cost that are not typed yet. */
const unfinishedCost = 0.4;
const far = 99;
/** Rows of the table, kept: this runs some thousand times a keystroke. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * How many edits (a letter added, left out, changed, or two neighbours swapped) turn `word` into `term`, or into
 * a beginning of it that is at least as long as the word less `shorter`; the letters not typed yet cost a little.
 * Infinity where that takes more than `most`.
 * Optimal string alignment, row by row over the letters of `word`, of each row only what `most` edits can reach (Ukkonen).
 */
export function editsToBeginningOf(term: string, word: string, { shorter = 1, most = 3 } = {}): number {
  const columns = Math.min(term.length, word.length + most);
  if (columns < word.length - most) return Number.POSITIVE_INFINITY;
  makeRoom(columns + 3);
  let [before, last, current]: readonly Uint8Array[] = rows;
  if (!before || !last || !current) return Number.POSITIVE_INFINITY;
  before.fill(far, 0, columns + 2);
  last.fill(far, 0, columns + 2);
  for (let column = 0; column <= Math.min(columns, most); column++) last[column] = column;
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1);
    const from = Math.max(1, row - most);
    const to = Math.min(columns, row + most);
    current.fill(far, from - 1, to + 2);
    if (from === 1) current[0] = Math.min(row, far);
    let nearest = current[from - 1] ?? far;
    for (let column = from; column <= to; column++) {
      const own = term.charCodeAt(column - 1);
      let least = (last[column - 1] ?? far) + (letter === own ? 0 : 1);
      least = Math.min(least, (last[column] ?? far) + 1, (current[column - 1] ?? far) + 1);
      if (row > 1 && column > 1 && letter === term.charCodeAt(column - 2) && word.charCodeAt(row - 2) === own)
        least = Math.min(least, (before[column - 2] ?? far) + 1);
      current[column] = Math.min(least, far);
      if (least < nearest) nearest = least;
    }
    if (nearest > most) return Number.POSITIVE_INFINITY;
    [before, last, current] = [last, current, before];
  }
  const shortest = Math.max(word.length - shorter, 1);
  let least = columns === term.length ? (last[columns] ?? far) : far;
  for (let end = shortest; end <= Math.min(columns, term.length - 1, word.length + most); end++) {
    if (end >= word.length - most) least = Math.min(least, (last[end] ?? far) + unfinishedCost);
  }
  return Math.floor(least) > most ? Number.POSITIVE_INFINITY : least;
}

function makeRoom(length: number): void {
  if (rows[0].length >= length) return;
  rows = [new Uint8Array(length * 2), new Uint8Array(length * 2), new Uint8Array(length * 2)];
}
