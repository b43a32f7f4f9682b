import { type PersonDb, rowsOf } from '#src/data/person-db.ts';
import { tableNames } from '#sync/tables.ts';
import { indexed, type View } from './oracle.ts';

/** Everything a device could show of its synced rows. */
export async function deviceView(db: PersonDb): Promise<View> {
  const tables = await Promise.all(
    tableNames.map(async (table) => [table, indexed(await rowsOf(db, table).toArray())] as const),
  );
  return Object.fromEntries(tables);
}
