import { type Row, type TableName, tableNames } from '#sync/tables.ts';
import { columnKinds } from './column-kinds.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db } from './connection.ts';

/** The true row of a synced table, or undefined. */
export async function readRow<T extends TableName>(
  db: Db,
  table: T,
  id: string,
): Promise<Row<T> | undefined> {
  const byId = rowById.get(table);
  if (!byId) throw new Error(`${table} is not a synced table`);
  const [columns] = await byId(db, { id });
  return columns && fromColumns(table, columns);
}

type ById = (db: Db, given: { id: string }) => Promise<Record<string, unknown>[]>;

const rowById: ReadonlyMap<TableName, ById> = new Map(
  tableNames.map((table) => [
    table,
    compiledOnce((db, { id }: { id: string }) => db.selectFrom(table).selectAll().where('id', '=', id)),
  ]),
);

/** A statement takes some thirty thousand values, and whoever has more rows than that is to be read as well. */
const idsAtOnce = 1_000;

/** The true rows with these ids. */
export async function readRows<T extends TableName>(db: Db, table: T, ids: string[]): Promise<Row<T>[]> {
  const name: TableName = table;
  const rows: Row<T>[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce);
    const found = await db.selectFrom(name).selectAll().where('id', 'in', some).execute();
    rows.push(...rowsOf(table, found));
  }
  return rows;
}

/** Every row of a table. */
export async function readAll<T extends TableName>(db: Db, table: T): Promise<Row<T>[]> {
  return rowsOf(table, await db.selectFrom(table).selectAll().execute());
}

/** The rows that a query found, which asked for all columns of their table. */
export function rowsOf<T extends TableName>(table: T, found: Record<string, unknown>[]): Row<T>[] {
  return found.map((columns) => fromColumns(table, columns));
}

/** Inserts or replaces a row. Only `syncing/write.ts` calls this: a row nobody is told of is a row nobody sees. */
export async function putRow<T extends TableName>(db: Db, table: T, row: Row<T>): Promise<void> {
  const columns = toColumns(table, row);
  // However the row came to list them, the same columns are the same statement.
  const key = `${table}: ${Object.keys(columns).toSorted().join()}`;
  const put = putBy.get(key) ?? putting(table);
  putBy.set(key, put);
  await put(db, columns);
}

/** The statements by table and columns: which of them a row has says its schema, and there are few such. */
const putBy = new Map<string, ReturnType<typeof putting>>();

function putting(table: TableName) {
  return compiledOnce((db, columns: Record<string, unknown>) => {
    const { id: _, ...changes } = columns;
    return db
      .insertInto(table)
      .values(columns as never) // the columns are those of the table's schema: one code serves every table
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes));
  });
}

/** Inserts rows that are not there, of the same columns each. Only `syncing/write.ts` calls this, too. */
export async function addRows<T extends TableName>(db: Db, table: T, rows: Row<T>[]): Promise<void> {
  const name: TableName = table;
  for (let at = 0; at < rows.length; at += idsAtOnce) {
    const columns = rows.slice(at, at + idsAtOnce).map((row) => toColumns(table, row));
    await db
      .insertInto(name)
      .values(columns as never) // as where one is put
      .execute();
  }
}

export async function deleteRow(db: Db, table: TableName, id: string): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}

function toColumns(table: TableName, row: Row): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const kind = columnKinds[table].get(name);
    if (kind === 'json') columns[name] = JSON.stringify(value ?? null);
    // What is not said is the table's default.
    else if (value !== undefined) columns[name] = kind === 'boolean' ? (value ? 1 : 0) : value;
  }
  return columns;
}

function fromColumns<T extends TableName>(table: T, columns: Record<string, unknown>): Row<T> {
  const row: Record<string, unknown> = {};
  for (const [name, kind] of columnKinds[table]) {
    const value = columns[name];
    row[name] = kind === 'json' ? JSON.parse(String(value)) : kind === 'boolean' ? value === 1 : value;
  }
  return row as Row<T>; // written by putRow from a row of this very type
}
