import type { Investor } from '#sync/records/investor.ts';
import { hasRow } from '#sync/search/bitset.ts';
import type { SearchableDirectory, SearchUnit } from '#sync/search/search-unit.ts';
import type { Held } from './held.ts';
import { rowOf } from './record-files.ts';

/**
 * Of those that stand on a page: each as it is now, null where it is gone. Of whom nothing is here nothing is said while not
 * all of the directory is: they may be on their way.
 */
export async function asTheyAreNow(
  { units, read, held }: SearchableDirectory & { held?: Held | null },
  ids: number[],
): Promise<Map<number, Investor | null>> {
  const here = ids.filter((id) => units.some((unit) => placeIn(unit, id) === 'shown'));
  const gone = ids.filter(
    (id) => !here.includes(id) && (!held || units.some((unit) => placeIn(unit, id) === 'masked')),
  );
  const known = new Map<number, Investor | null>(gone.map((id) => [id, null]));
  for (const investor of await read(here)) known.set(investor.id, investor);
  return known;
}

function placeIn({ head, masked }: SearchUnit, id: number): 'none' | 'shown' | 'masked' {
  const row = rowOf(head.ids, id);
  if (row < 0) return 'none';
  return masked && hasRow(masked, row) ? 'masked' : 'shown';
}
