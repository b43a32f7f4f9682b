import { isTableName, type Key, keyText, type TableName } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import type { PersonDb } from './person-db.ts';
import { rowsOf } from './rows.ts';

/** Rows by key text; null where there is none. */
export type RowSet = Map<string, Row | null>;

export function keyOf(text: string): Key {
  const [table = '', id = ''] = text.split('/');
  if (!isTableName(table)) throw new Error(`No such table: ${table}`);
  return { table, id };
}

/** The rows that screens now see under these keys. */
export async function loadRows(db: PersonDb, keys: Iterable<string>): Promise<RowSet> {
  // Somebody may wait for this: no table waits for another.
  const read = await Promise.all(
    byTable(keys).map(async ([table, ids]) => {
      const found = await rowsOf(db, table).bulkGet(ids);
      return ids.map((id, at): [string, Row | null] => [keyText({ table, id }), found[at] ?? null]);
    }),
  );
  return new Map(read.flat());
}

/** Writes rows to the tables that screens read; null deletes. */
export async function storeRows(db: PersonDb, rows: RowSet): Promise<void> {
  await Promise.all(
    byTable(rows.keys()).flatMap(([table, ids]): PromiseLike<unknown>[] => {
      const present = ids.map((id) => rows.get(keyText({ table, id }))).filter((row) => row != null);
      const gone = ids.filter((id) => rows.get(keyText({ table, id })) == null);
      return [
        ...(present.length > 0 ? [rowsOf(db, table).bulkPut(present)] : []),
        ...(gone.length > 0 ? [rowsOf(db, table).bulkDelete(gone)] : []),
      ];
    }),
  );
}

function byTable(keys: Iterable<string>): [TableName, ids: string[]][] {
  const tables = Map.groupBy(Array.from(keys, keyOf), ({ table }) => table);
  return Array.from(tables, ([table, those]) => [table, those.map(({ id }) => id)]);
}
