import { addRow, type Bitset, emptyBitset } from '#sync/search/bitset.ts';
import type { SearchUnit } from '#sync/search/search-unit.ts';

/** A unit with what it says of the others: ids that are gone. */
export type Layer = { unit: SearchUnit; removed: number[] };

/**
 * Of each unit the rows whose record a layer before it has, or says is gone. Layers come newest first. An id that several
 * hold is so found once.
 */
export function masked(layers: Layer[]): SearchUnit[] {
  const highest = Math.max(0, ...layers.map(({ unit }) => unit.head.ids.at(-1) ?? 0));
  const seen = emptyBitset(highest + 1);
  return layers.map(({ unit, removed }) => {
    const rows = rowsSeen(unit.head.ids, seen);
    for (const id of unit.head.ids) addRow(seen, id);
    for (const id of removed) if (id <= highest) addRow(seen, id);
    return { ...unit, masked: rows };
  });
}

function rowsSeen(ids: Uint32Array, seen: Bitset): Bitset | null {
  const rows = emptyBitset(ids.length);
  let any = false;
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row] ?? 0;
    if (((seen[id >>> 5] ?? 0) & (1 << (id & 31))) === 0) continue;
    addRow(rows, row);
    any = true;
  }
  return any ? rows : null;
}
