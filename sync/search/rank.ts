import Fuse from 'fuse.js/basic';
import type { ScoredRow } from './best-of.ts';
import { bestRows } from './best-rows.ts';
import type { Candidates } from './candidates.ts';
import { closerFactor } from './closer-score.ts';
import { nameText, placeText } from './head-index.ts';
import type { Pause } from './pause.ts';
import { type RowPlace, type SearchUnit, unitAndRow } from './search-unit.ts';
import { snippetOf } from './thesis-index.ts';
import { exactName, type WordMatch } from './word-matches.ts';

const lookedAtCloser = 512;
/** Four pages. A number and not a time, so that every page of a query is cut from the same order. */
const rankedByFuse = 36;
const rankedAtOnce = 12;

/**
 * The first `count` rows, best first.
 * 1. A cheap score of all picks at most 512; a closer look at their names and places puts these in order.
 * 2. Fuse.js scores each word, or what a mistyped one most likely stands for, in name, HQ and the beginning of the thesis of the first 36.
 * 3. Both scores decide; those that Fuse.js has not seen follow in their order.
 */
export async function rank(
  units: SearchUnit[],
  candidates: Candidates,
  typed: string[],
  count: number,
  pause: Pause,
): Promise<RowPlace[]> {
  const rows = bestRows(units, candidates, typed, Math.max(count, lookedAtCloser));
  await pause();
  const readings = readingsOf(candidates.words);
  const closer = rows.slice(0, lookedAtCloser).map(({ place, score }) => {
    const { unit, row } = unitAndRow(units, place);
    return { place, score: score * Math.max(...readings.map((words) => closerFactor(unit, row, words))) };
  });
  const ordered = [...closer.sort(byScore), ...rows.slice(lookedAtCloser)];
  await pause();
  const ranked = await rankByFuse(units, ordered.slice(0, rankedByFuse), candidates.words, pause);
  return [...ranked, ...ordered.slice(ranked.length)].slice(0, count).map(({ place }) => place);
}

/** The words as they were typed and, where some seem mistyped, as they were most likely meant. */
function readingsOf(words: WordMatch[]): string[][] {
  const typed = words.map(({ word }) => word);
  const isMistyped = words.some(({ similar }) => similar.size > 0);
  return isMistyped ? [typed, words.map(likeliest)] : [typed];
}

/** Typed as it is, and with other names or in another script. */
function isToldByIndex({ alsoCalled, spelled, sign, similar }: WordMatch): boolean {
  return (alsoCalled.length > 0 || spelled.length > 0 || sign !== null) && similar.size === 0;
}

function likeliest({ word, similar: [nearest = word] }: WordMatch): string {
  return nearest;
}

/** The rows in the order of both scores. */
async function rankByFuse(
  units: SearchUnit[],
  rows: ScoredRow[],
  words: WordMatch[],
  pause: Pause,
): Promise<ScoredRow[]> {
  const highest = rows[0]?.score || 1;
  const ranked: ScoredRow[] = [];
  while (ranked.length < rows.length) {
    const some = rows.slice(ranked.length, ranked.length + rankedAtOnce);
    const closeness = closenessOf(units, some, words);
    for (const [at, { place, score }] of some.entries()) {
      ranked.push({ place, score: score / highest + (closeness[at] ?? 0) / words.length });
    }
    await pause();
  }
  return ranked.sort(byScore);
}

/** By Fuse.js, the sum over the words, each from 0 to 1. It knows no other names and scripts: there the index's word counts. */
function closenessOf(units: SearchUnit[], rows: ScoredRow[], words: WordMatch[]): Float64Array {
  const found = rows.map(({ place }) => {
    const { unit, row } = unitAndRow(units, place);
    return {
      name: nameText(unit.head, row),
      place: placeText(unit.head, row),
      snippet: unit.theses ? snippetOf(unit.theses, row) : '',
    };
  });
  const fuse = new Fuse(found, {
    keys: [
      { name: 'name', weight: 3 },
      { name: 'place', weight: 1 },
      { name: 'snippet', weight: 0.5 },
    ],
    includeScore: true,
    ignoreLocation: true,
    shouldSort: false,
  });
  const closeness = new Float64Array(rows.length);
  for (const match of words) {
    const closest = new Float64Array(rows.length);
    if (isToldByIndex(match)) {
      for (const [row, { place }] of rows.entries()) {
        const { at, row: rowOfUnit } = unitAndRow(units, place);
        closeness[row] = (closeness[row] ?? 0) + (match.best[at]?.[rowOfUnit] ?? 0) / exactName;
      }
      continue;
    }
    for (const text of new Set([match.word, likeliest(match)]))
      for (const { refIndex, score } of fuse.search(text))
        closest[refIndex] = Math.max(closest[refIndex] ?? 0, 1 - (score ?? 1));
    for (const [at, close] of closest.entries()) closeness[at] = (closeness[at] ?? 0) + close;
  }
  return closeness;
}

function byScore(one: ScoredRow, other: ScoredRow): number {
  return other.score - one.score || one.place - other.place;
}
