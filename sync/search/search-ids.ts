import { andNot, type Bitset, countRows, eachRow, emptyBitset } from './bitset.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { matchFacets } from './facets.ts';
import type { Pause } from './pause.ts';
import { queryWords } from './query-words.ts';
import { rank } from './rank.ts';
import { investorsPerPage, type SearchQuery } from './search-query.ts';
import { idOf, type SearchUnit } from './search-unit.ts';
import { typedWords } from './typed-words.ts';

/** The ids of one page of what matches, of so many a page, best first, and how many match in all. */
export async function searchIds(
  units: SearchUnit[],
  query: SearchQuery,
  pause: Pause,
  perPage = investorsPerPage,
): Promise<{ ids: number[]; total: number; words: Candidates['words'] }> {
  const typed = typedWords(query.text);
  const within = units.map((unit) => allowedRows(unit, query));
  const candidates = await findCandidates(units, queryWords(typed), within, pause);
  const { total, words } = candidates;
  const end = query.page * perPage;
  const start = end - perPage;
  if (start >= total) return { ids: [], total, words };
  if (words.length === 0) return { ids: idsInOrder(units, candidates.rows, start, end), total, words };
  const places = await rank(units, candidates, typed, end, pause);
  return { ids: places.slice(start).map((place) => idOf(units, place)), total, words };
}

function allowedRows({ head, masked }: SearchUnit, query: SearchQuery): Bitset {
  const rows = matchFacets(head, query);
  if (masked) andNot(rows, masked);
  return rows;
}

/** The ids of some matching rows in the order of all their ids, which units share between them in any way. */
function idsInOrder(units: SearchUnit[], rows: Bitset[], start: number, end: number): number[] {
  const highest = Math.max(...units.map(({ head }) => head.ids.at(-1) ?? 0));
  const all = emptyBitset(highest + 1);
  for (const [at, { head }] of units.entries()) {
    eachRow(rows[at] ?? emptyBitset(0), (row) => {
      const id = head.ids[row] ?? 0;
      all[id >>> 5] = (all[id >>> 5] ?? 0) | (1 << (id & 31));
    });
  }
  const ids: number[] = [];
  let passed = 0;
  for (let word = 0; word < all.length && passed < end; word++) {
    const bits = all.subarray(word, word + 1);
    const count = countRows(bits);
    if (ids.length > 0 || passed + count > start) eachRow(bits, (bit) => ids.push(word * 32 + bit));
    else passed += count;
    if (ids.length >= end - passed) break;
  }
  return ids.slice(start - passed, end - passed);
}
