import { rowsOf } from '#src/data/database/rows.ts';
import type { Row, TableName } from '#sync/tables.ts';
import type { Tab } from '../world/tab.ts';

/** The rows that a tab could show, in an order that does not hang on their ids: those are not drawn from the seed. */
export async function inOrder<T extends TableName>(tab: Tab, table: T): Promise<Row<T>[]> {
  const rows = await rowsOf(tab.db(), table).toArray();
  return rows.sort((a, b) => momentOf(a).localeCompare(momentOf(b)));
}

function momentOf(row: Row): string {
  if ('createdAt' in row) return row.createdAt;
  if ('publishedAt' in row) return row.publishedAt;
  if ('updatedAt' in row) return row.updatedAt;
  return 'at' in row ? row.at : '';
}
