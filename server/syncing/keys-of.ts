import type { Key, TableName } from '#sync/tables.ts';

/** The rows with these ids, each named once. */
export function keysOf(table: TableName, ids: string[]): Key[] {
  return [...new Set(ids)].map((id) => ({ table, id }));
}

export function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
