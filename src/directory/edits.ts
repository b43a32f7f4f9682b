/**
 * How many edits (a letter added, left out, changed, or two neighbours swapped) turn `word` into `term`, or into
 * a beginning of it that is at least as long as the word less one; the letters not typed yet cost a little.
 * Optimal string alignment, row by row over the letters of `word`.
 */
export function editsToBeginningOf(term: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: term.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= term.length; column++) {
      const changed = word[row - 1] === term[column - 1] ? 0 : 1;
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + changed);
      const swapped = row > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      if (swapped && column > 1) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    before = last;
    last = current;
  }
  let least = at(last, term.length);
  for (let end = Math.max(word.length - 1, 1); end < term.length; end++) {
    least = Math.min(least, at(last, end) + unfinishedCost);
  }
  return least;
}

const unfinishedCost = 0.4;

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
