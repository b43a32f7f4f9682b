import { type Row, type TableName, tables } from '#sync/tables.ts';
import type { Db } from './connection.ts';

const json: Partial<Record<TableName, string[]>> = {
  drafts: ['highlights', 'conflicts', 'trail'],
  draftVersions: ['highlights'],
  opportunities: ['highlights'],
  articles: ['tags'],
  attention: ['args'],
  investorProfiles: ['areasOfExpertise', 'preferredIndustries', 'hiddenFields'],
  investorCards: ['areasOfExpertise', 'preferredIndustries'],
  pipeline: ['passReasons'],
  approaches: ['noReasons'],
  directMessages: ['attachments'],
  preferences: ['notPushed', 'quietHours'],
};
const booleans: Partial<Record<TableName, string[]>> = {
  accounts: ['emailVerified', 'phoneVerified'],
  consents: ['given'],
  articles: ['published'],
  testimonials: ['published'],
  blocks: ['isOn'],
  preferences: ['reviews', 'connections', 'messages', 'opportunities'],
};

/** The true row of a synced table, or undefined. */
export async function readRow<T extends TableName>(
  db: Db,
  table: T,
  id: string,
): Promise<Row<T> | undefined> {
  const [row] = await readRows(db, table, [id]);
  return row;
}

/** The true rows with these ids; at most 1,000 ids. */
export async function readRows<T extends TableName>(db: Db, table: T, ids: string[]): Promise<Row<T>[]> {
  if (ids.length === 0) return [];
  const name: TableName = table;
  const found = await db.selectFrom(name).selectAll().where('id', 'in', ids).execute();
  return found.map((columns) => fromColumns(table, columns));
}

/** Every row of a table. */
export async function readAll<T extends TableName>(db: Db, table: T): Promise<Row<T>[]> {
  const found = await db.selectFrom(table).selectAll().execute();
  return found.map((columns) => fromColumns(table, columns));
}

/** Inserts or replaces a row. Only `syncing/write.ts` calls this: a row nobody is told of is a row nobody sees. */
export async function putRow<T extends TableName>(db: Db, table: T, row: Row<T>): Promise<void> {
  const columns = toColumns(table, row);
  const { id: _, ...changes } = columns;
  await db
    .insertInto(table)
    .values(columns as never) // the columns are those of the table's schema: one code serves every table
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes as never))
    .execute();
}

export async function deleteRow(db: Db, table: TableName, id: string): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}

function toColumns(table: TableName, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (json[table]?.includes(name)) return [name, JSON.stringify(value ?? null)];
      // What is not said is the table's default.
      if (booleans[table]?.includes(name)) return [name, value === undefined ? undefined : value ? 1 : 0];
      return [name, value];
    }),
  );
}

function fromColumns<T extends TableName>(table: T, columns: Record<string, unknown>): Row<T> {
  const row = Object.fromEntries(
    Object.keys(tables[table].shape).map((name) => {
      const value = columns[name];
      if (json[table]?.includes(name)) return [name, JSON.parse(String(value))];
      if (booleans[table]?.includes(name)) return [name, value === 1];
      return [name, value];
    }),
  );
  return row as Row<T>; // written by putRow from a row of this very type
}
