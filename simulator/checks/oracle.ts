import { type TableName, tableNames } from '#sync/tables.ts';
import type { SimServer } from '../world/server.ts';
import { decoded, sightOf } from './table-facts.ts';

/** Rows by table and id. */
export type View = Record<string, RowsById>;
export type RowsById = Record<string, Record<string, unknown>>;

/** What a person must see, read from the file itself by code the server does not use. */
export function trueView(server: SimServer, userId: string): View {
  const knows = `${server.knows()} ${server.version()}`;
  const views = known.get(server);
  const before = views?.get(userId);
  if (before?.knows === knows) return before.view;
  const view = viewOf(server, userId);
  known.set(server, new Map([...(views ?? []), [userId, { knows, view }]]));
  return view;
}

/** Asked of every tab after every step, and mostly nothing was written meanwhile. */
const known = new WeakMap<SimServer, Map<string, { knows: string; view: View }>>();

function viewOf(server: SimServer, userId: string): View {
  const tables = tableNames.map((table) => {
    const rows = server.rows(`select * from ${table} where ${sightOf(table)}`, { me: userId });
    return [table, indexed(rows.map((row) => presented(table, decoded(table, row), userId)))];
  });
  return Object.fromEntries(tables);
}

/** What a reviewer said of a pitch is its founder's and the admins', and its founder's alone once it is for everybody. */
function presented(table: TableName, row: Record<string, unknown>, userId: string): Record<string, unknown> {
  if (table !== 'opportunities') return row;
  const isPublic = row.status === 'active' || row.status === 'closed';
  // What everybody is shown is its founder's in a way of its own only where something was said.
  if (row.founderId === userId) return isPublic && row.reviewNote === '' ? withoutNote(row) : row;
  // Admins read a pitch that is to be reviewed with the investors.
  return isPublic || row.status === 'review' ? withoutNote(row) : row;
}

function withoutNote(row: Record<string, unknown>): Record<string, unknown> {
  const { reviewNote: _, ...shown } = row;
  return shown;
}

/** Every row of a table, as the file holds it. */
export function rowsById(server: SimServer, table: TableName): RowsById {
  return indexed(server.rows(`select * from ${table}`).map((row) => decoded(table, row)));
}

/** Rows as a view holds them. */
export function indexed(rows: Record<string, unknown>[]): RowsById {
  const byId: RowsById = {};
  for (const row of rows) {
    if (typeof row.id !== 'string') throw new Error(`A row has no id: ${JSON.stringify(row)}`);
    byId[row.id] = row;
  }
  return byId;
}

/** Where two views differ, in words; empty where they do not. */
export function differences(found: View, expected: View): string[] {
  const faults: string[] = [];
  for (const table of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const [a, b] = [found[table] ?? {}, expected[table] ?? {}];
    for (const id of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (isSame(a[id], b[id])) continue;
      const [is, should] = [a[id], b[id]].map((row) => (row ? JSON.stringify(sorted(row)) : 'nothing'));
      if (is !== should) faults.push(`${table}/${id} is\n    ${is}\n  and should be\n    ${should}`);
    }
  }
  return faults;
}

/** Whether two rows are the same beyond doubt: most are, and writing them out to compare takes most of the time of a check. */
function isSame(a: Record<string, unknown> | undefined, b: Record<string, unknown> | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  const columns = Object.keys(a);
  if (columns.length !== Object.keys(b).length) return false;
  return columns.every((name) => isSameValue(a[name], b[name]) && Object.hasOwn(b, name));
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

function sorted(row: Record<string, unknown>): [string, unknown][] {
  return Object.entries(row).sort(([a], [b]) => a.localeCompare(b));
}
