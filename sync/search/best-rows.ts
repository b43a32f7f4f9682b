import { eachRow } from './bitset.ts';
import type { Candidates } from './candidates.ts';
import { nameLength } from './head-index.ts';
import { countNeighbours, hasNeighbours, neighbourBits } from './neighbours.ts';
import { type RowPlace, rowPlace, type SearchUnit } from './search-unit.ts';

export type ScoredRow = { place: RowPlace; score: number };

/** What two typed words add that stand side by side in a thesis, as a part of what the words count there. */
const pairShare = 1.5;
const thesisWeight = 25;
/** By how much more that counts, once for each pair, when all of a phrase of three words or more stands there: the longer, the surer. */
const phraseGrowth = 2;
/** In a text that has so many neighbours; in a shorter one more, as there a phrase tells more of it. */
const usualNeighbours = 64;

/**
 * The best `count` rows, best first, by what can be told of all of them in a moment: how the words stand in the fields, how
 * rare the words are, whether they stand side by side in the thesis, and how short that and the name are.
 */
export function bestRows(
  units: SearchUnit[],
  candidates: Candidates,
  typed: string[],
  count: number,
): ScoredRow[] {
  const scores = new Float32Array(candidates.total);
  const places = new Uint32Array(candidates.total);
  let found = 0;
  for (const [at, unit] of units.entries()) {
    const scoreOf = scorer(unit, candidates, typed, at);
    eachRow(candidates.rows[at] ?? new Uint32Array(), (row) => {
      scores[found] = scoreOf(row);
      places[found++] = rowPlace(at, row);
    });
  }
  const bar = found > count ? nthLargest(scores.slice(), count) : -1;
  const best: ScoredRow[] = [];
  const equal: ScoredRow[] = [];
  for (let at = 0; at < found; at++) {
    const scored = { place: places[at] ?? 0, score: scores[at] ?? 0 };
    if (scored.score > bar) best.push(scored);
    else if (scored.score === bar && equal.length < count) equal.push(scored);
  }
  best.sort((one, other) => other.score - one.score || one.place - other.place);
  return [...best, ...equal].slice(0, count);
}

function scorer(
  { head, theses }: SearchUnit,
  { words }: Candidates,
  typed: string[],
  unit: number,
): (row: number) => number {
  const bests = words.map(({ best }) => best[unit] ?? new Uint8Array());
  const rarities = words.map(({ rarity }) => rarity);
  const rarityOf = new Map(words.map(({ word, rarity }) => [word, rarity]));
  const { twos, threes } = neighbourBits(typed);
  const pairs = twos.map((bit, at) => {
    const rarity = (rarityOf.get(typed[at] ?? '') ?? 0) + (rarityOf.get(typed[at + 1] ?? '') ?? 0);
    return { bit, worth: pairShare * thesisWeight * rarity };
  });
  const phraseFactor = phraseGrowth ** pairs.length;
  const pairsOf = (row: number): number => {
    if (!theses) return 0;
    let worth = 0;
    let there = 0;
    for (const pair of pairs) {
      if (!hasNeighbours(theses.neighbours, row, pair.bit)) continue;
      worth += pair.worth;
      there += 1;
    }
    if (there < 2 || there < pairs.length) return worth;
    if (!threes.every((bit) => hasNeighbours(theses.neighbours, row, bit))) return worth;
    return (worth * phraseFactor * usualNeighbours) / countNeighbours(theses.neighbours, row);
  };
  return (row) => {
    let score = pairsOf(row);
    for (let word = 0; word < bests.length; word++)
      score += (bests[word]?.[row] ?? 0) * (rarities[word] ?? 0);
    return score * (1 + 0.8 / (8 + nameLength(head, row)));
  };
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
