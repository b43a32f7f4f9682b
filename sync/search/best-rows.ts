import { type BestOf, bestOf, type ScoredRow } from './best-of.ts';
import { type Bitset, hasRow } from './bitset.ts';
import type { Candidates } from './candidates.ts';
import { nameLength } from './head-index.ts';
import { countNeighbours, hasNeighbours, neighbourBits } from './neighbours.ts';
import { type RowPlace, rowPlace, type SearchUnit } from './search-unit.ts';
import { rowsHoldingAll } from './term-index.ts';

/** What two typed words add that stand side by side in a thesis, as a part of what the words count there. */
const pairShare = 1.5;
const thesisWeight = 25;
/** By how much more that counts, once for each pair, when all of a phrase of three words or more stands there: the longer, the surer. */
const phraseGrowth = 2;
/** By how much at most a short name raises a row, and half as much one of so many bytes. */
const nameShare = 0.8;
const usualName = 8;
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
  const best = bestOf(count);
  for (const [at, unit] of units.entries()) {
    const rows = candidates.rows[at];
    if (rows) offerRows(rows, rowPlace(at, 0), scorer(unit, candidates, typed, at), best);
  }
  return best.sorted();
}

/** A loop of its own and no callback: it goes over every row that matches, hundreds of thousands at a keystroke. */
function offerRows(
  rows: Bitset,
  firstPlace: RowPlace,
  scoreOf: (row: number, bar: number) => number,
  best: BestOf,
): void {
  for (let word = 0; word < rows.length; word++) {
    let rest = rows[word] ?? 0;
    while (rest !== 0) {
      const row = word * 32 + 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      const score = scoreOf(row, best.bar);
      if (score > best.bar) best.offer(firstPlace + row, score);
    }
  }
}

/** Scores a row; one that cannot exceed the bar may get any score that does not either. */
function scorer(
  { head, theses }: SearchUnit,
  { words }: Candidates,
  typed: string[],
  unit: number,
): (row: number, bar: number) => number {
  const bests = words.map(({ best }) => best[unit] ?? new Uint8Array());
  const rarities = words.map(({ rarity }) => rarity);
  const rarityOf = new Map(words.map(({ word, rarity }) => [word, rarity]));
  const { twos, threes } = neighbourBits(typed);
  const pairs = twos.map((bit, at) => {
    const [before, after] = [typed[at] ?? '', typed[at + 1] ?? ''];
    const rarity = (rarityOf.get(before) ?? 0) + (rarityOf.get(after) ?? 0);
    return {
      bit,
      rows: theses && rowsHoldingAll(theses.terms, [before, after]),
      worth: pairShare * thesisWeight * rarity,
    };
  });
  const phraseFactor = phraseGrowth ** pairs.length;
  const pairsOf = (row: number): number => {
    if (!theses) return 0;
    let worth = 0;
    let there = 0;
    for (const pair of pairs) {
      // The bit may be that of two other words: both have to be there.
      if (!pair.rows || !hasRow(pair.rows, row) || !hasNeighbours(theses.neighbours, row, pair.bit)) continue;
      worth += pair.worth;
      there += 1;
    }
    if (there < 2 || there < pairs.length) return worth;
    if (!threes.every((bit) => hasNeighbours(theses.neighbours, row, bit))) return worth;
    return (worth * phraseFactor * usualNeighbours) / countNeighbours(theses.neighbours, row);
  };
  return (row, bar) => {
    let score = pairs.length > 0 ? pairsOf(row) : 0;
    for (let word = 0; word < bests.length; word++)
      score += (bests[word]?.[row] ?? 0) * (rarities[word] ?? 0);
    // However short the name: most rows need not be looked at further.
    return score * (1 + nameShare / usualName) < bar
      ? 0
      : score * (1 + nameShare / (usualName + nameLength(head, row)));
  };
}
