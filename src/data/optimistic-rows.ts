import type { Entry, Meta, PersonDb } from './person-db.ts';
import { loadRows, type RowSet, storeRows } from './row-set.ts';
import { replay } from './run-locally.ts';

/** The server's copy of every row that unsent work has changed, or is about. */
export async function serverCopies(db: PersonDb, work: Entry[]): Promise<RowSet> {
  const rows = await loadRows(db, new Set(work.flatMap(({ touches }) => touches)));
  for (const { key, row } of await db.base.toArray()) rows.set(key, row);
  return rows;
}

/** Shows the server's rows with the unsent work on top, and sets aside the server's copy of what that work changes. */
export async function showWith(db: PersonDb, server: RowSet, unsent: Entry[], meta: Meta): Promise<void> {
  const shown: RowSet = new Map(server);
  const changed = replay(shown, unsent, meta);
  await db.base.clear();
  await db.base.bulkPut([...changed].map((key) => ({ key, row: server.get(key) ?? null })));
  await storeRows(db, shown);
}
