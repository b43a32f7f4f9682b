import Fuse from 'fuse.js/basic';
import type { Investor } from '#sync/records/investor.ts';
import { eachRow } from './bitset.ts';
import type { Candidates } from './candidates.ts';
import { fold } from './fold.ts';
import type { TextIndex } from './index-builder.ts';
import type { Pause } from './pause.ts';

const rankedByFuse = 256;
const snippetLength = 64;
const adjacencyBonus = 1.5;

/**
 * The first `count` rows, best first.
 * 1. A cheap score (field, rarity, exactness, words side by side) picks at most 256.
 * 2. Fuse.js scores each word in name, HQ and the beginning of the thesis of these.
 * 3. Both scores decide; what lies beyond the 256 follows by its cheap score alone.
 */
export async function rank(
  index: TextIndex,
  investors: Investor[],
  candidates: Candidates,
  count: number,
  pause: Pause,
): Promise<number[]> {
  if (candidates.words.length === 0) return firstRows(candidates, count);
  const rows = bestRows(index, candidates, Math.max(count, rankedByFuse));
  await pause();
  const ranked = await rankByFuse(rows.slice(0, rankedByFuse), investors, candidates, pause);
  return [...ranked, ...rows.slice(rankedByFuse)].slice(0, count);
}

function firstRows({ rows }: Candidates, count: number): number[] {
  const first: number[] = [];
  eachRow(rows, (row) => {
    if (first.length < count) first.push(row);
  });
  return first;
}

/** The best rows by the cheap score, which is completed here. Sorts now and then, so that it stays linear. */
function bestRows(index: TextIndex, { rows, scores, words }: Candidates, count: number): number[] {
  const phrase = words.map(({ word }) => word).join(' ');
  let best: number[] = [];
  let bar = -1;
  const keepBest = () => {
    best.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
    best = best.slice(0, count);
    if (best.length === count) bar = scores[best[count - 1] ?? 0] ?? 0;
  };
  eachRow(rows, (row) => {
    if (words.length > 1 && index.headlines[row]?.includes(phrase))
      scores[row] = (scores[row] ?? 0) * adjacencyBonus;
    if ((scores[row] ?? 0) <= bar) return;
    best.push(row);
    if (best.length >= count * 4) keepBest();
  });
  keepBest();
  return best;
}

async function rankByFuse(
  rows: number[],
  investors: Investor[],
  { scores, words }: Candidates,
  pause: Pause,
): Promise<number[]> {
  const found = rows
    .flatMap((row) => investors[row] ?? [])
    .map(({ name, globalHQ, investmentThesis }) => ({
      name: fold(name),
      globalHQ: fold(globalHQ),
      snippet: fold(investmentThesis.slice(0, snippetLength)),
    }));
  const fuse = new Fuse(found, {
    keys: [
      { name: 'name', weight: 3 },
      { name: 'globalHQ', weight: 1 },
      { name: 'snippet', weight: 0.5 },
    ],
    includeScore: true,
    ignoreLocation: true,
    shouldSort: false,
  });
  const closeness = new Float64Array(rows.length);
  for (const { word } of words) {
    for (const { refIndex, score } of fuse.search(word))
      closeness[refIndex] = (closeness[refIndex] ?? 0) + 1 - (score ?? 1);
    await pause();
  }
  const cheapest = Math.max(...rows.map((row) => scores[row] ?? 0), Number.EPSILON);
  return rows
    .map((row, at) => ({ row, score: (scores[row] ?? 0) / cheapest + (closeness[at] ?? 0) / words.length }))
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row);
}
