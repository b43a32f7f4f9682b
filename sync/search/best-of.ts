import type { RowPlace } from './search-unit.ts';

export type ScoredRow = { place: RowPlace; score: number };

/**
 * Gathers the best `count` of many rows, which are offered in ascending order of their places; of equal scores the earlier
 * stays. `bar` is what a score has to exceed now, from -1 up: whoever can tell that a row does not need not offer it.
 */
export type BestOf = {
  bar: number;
  offer: (place: RowPlace, score: number) => void;
  sorted: () => ScoredRow[];
};

export function bestOf(count: number): BestOf {
  // Twice as many as are wanted: putting them in order is then seldom needed.
  const scores = new Float32Array(2 * count);
  const places = new Uint32Array(2 * count);
  let kept = 0;
  const best: BestOf = {
    bar: -1,
    offer(place, score) {
      // As it will be kept: else a score would not equal itself.
      const rounded = Math.fround(score);
      if (rounded <= best.bar) return;
      scores[kept] = rounded;
      places[kept++] = place;
      if (kept === scores.length) prune();
    },
    sorted() {
      const rows = Array.from({ length: kept }, (_, at) => ({
        place: places[at] ?? 0,
        score: scores[at] ?? 0,
      }));
      return rows.sort((one, other) => other.score - one.score || one.place - other.place).slice(0, count);
    },
  };
  return best;

  /** Lets go of all but the best `count`. */
  function prune(): void {
    const bar = nthLargest(scores.slice(), count);
    let above = 0;
    for (const score of scores) if (score > bar) above += 1;
    let equalLeft = count - above;
    kept = 0;
    for (let at = 0; at < scores.length; at++) {
      const score = scores[at] ?? 0;
      if (score < bar || (score === bar && equalLeft-- <= 0)) continue;
      scores[kept] = score;
      places[kept++] = places[at] ?? 0;
    }
    best.bar = bar;
  }
}

/** Hoare's quickselect: orders `values` only as far as needed. `n` counts from 1. */
function nthLargest(values: Float32Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  const wanted = n - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left += 1;
      while ((values[right] ?? 0) < pivot) right -= 1;
      if (left > right) break;
      const other = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = other;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] ?? 0;
}
