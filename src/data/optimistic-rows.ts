import type { Entry, Meta, PersonDb } from './person-db.ts';
import { loadRows, type RowSet, storeRows } from './row-set.ts';
import { replay } from './run-locally.ts';

/** Of every row that unsent work is about: what the server has, what screens see, and the server's copies set aside. */
export type Layers = { server: RowSet; shown: RowSet; aside: RowSet };

export async function readLayers(db: PersonDb, work: Entry[]): Promise<Layers> {
  const base = await db.base.toArray();
  const aside: RowSet = new Map(base.map(({ key, row }) => [key, row]));
  const keys = new Set([...work.flatMap(({ touches }) => touches), ...aside.keys()]);
  const shown = await loadRows(db, keys);
  return { server: new Map([...shown, ...aside]), shown, aside };
}

/**
 * Shows the server's rows with the unsent work on top, and sets aside the server's copy of what that work changes. Only
 * what differs is written: a long queue is replayed at every answer, and most of its rows stay what they were.
 */
export async function showWith(
  db: PersonDb,
  { server, shown, aside }: Layers,
  unsent: Entry[],
  meta: Meta,
): Promise<void> {
  const next: RowSet = new Map(server);
  const changed = replay(next, unsent, meta);
  await storeRows(db, differing(next, shown));
  const kept: RowSet = new Map([...changed].map((key) => [key, server.get(key) ?? null]));
  await db.base.bulkDelete([...aside.keys()].filter((key) => !kept.has(key)));
  await db.base.bulkPut([...differing(kept, aside)].map(([key, row]) => ({ key, row })));
}

function differing(rows: RowSet, held: RowSet): RowSet {
  const isHeld = (key: string, row: unknown) =>
    held.has(key) && JSON.stringify(held.get(key)) === JSON.stringify(row);
  return new Map([...rows].filter(([key, row]) => !isHeld(key, row)));
}
