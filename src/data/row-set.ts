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
  const rows: RowSet = new Map();
  for (const [table, ids] of byTable(keys)) {
    const found = await rowsOf(db, table).bulkGet(ids);
    ids.forEach((id, at) => rows.set(keyText({ table, id }), found[at] ?? null));
  }
  return rows;
}

/** Writes rows to the tables that screens read; null deletes. */
export async function storeRows(db: PersonDb, rows: RowSet): Promise<void> {
  for (const [table, ids] of byTable(rows.keys())) {
    const present = ids.map((id) => rows.get(keyText({ table, id }))).filter((row) => row != null);
    const gone = ids.filter((id) => rows.get(keyText({ table, id })) == null);
    if (present.length > 0) await rowsOf(db, table).bulkPut(present);
    if (gone.length > 0) await rowsOf(db, table).bulkDelete(gone);
  }
}

function byTable(keys: Iterable<string>): Map<TableName, string[]> {
  const grouped = new Map<TableName, string[]>();
  for (const text of keys) {
    const { table, id } = keyOf(text);
    const ids = grouped.get(table);
    if (ids) ids.push(id);
    else grouped.set(table, [id]);
  }
  return grouped;
}
