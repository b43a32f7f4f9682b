import * as z from 'zod';
import type { SimServer } from '../world/server.ts';

/** Rows by table and id. */
export type View = Record<string, RowsById>;
type RowsById = Record<string, Record<string, unknown>>;

const jsonColumns = new Set(['highlights', 'conflicts', 'trail', 'tags', 'args']);
const flagColumns = new Set(['emailVerified', 'phoneVerified']);

/** Which rows a person may see, as the design says it: `:me` is the person. */
const sight: Record<string, string> = {
  accounts: 'id = :me',
  drafts: 'ownerId = :me',
  draftVersions: 'ownerId = :me',
  opportunities: `status in ('active', 'closed') or founderId = :me or (status = 'review' and exists (
    select 1 from accounts where accounts.id = :me and (userType = 'admin'
    or (userType = 'investor' and emailVerified = 1 and phoneVerified = 1))))`,
  testimonials: 'true',
  articles: 'true',
  attention: 'userId = :me',
};

/** What a person must see, read from the file itself by code the server does not use. */
export function trueView(server: SimServer, userId: string): View {
  const tables = Object.entries(sight).map(([table, condition]) => {
    const rows = server.rows(`select * from ${table} where ${condition}`, { me: userId });
    return [table, indexed(rows.map(decoded))];
  });
  return Object.fromEntries(tables);
}

/** Every row of a table, as the file holds it. */
export function rowsById(server: SimServer, table: string): RowsById {
  return indexed(server.rows(`select * from ${table}`).map(decoded));
}

/** Rows as a view holds them. */
export function indexed(rows: Record<string, unknown>[]): RowsById {
  return Object.fromEntries(rows.map((row) => [z.string().parse(row.id), row]));
}

/** Where two views differ, in words; empty where they do not. */
export function differences(found: View, expected: View): string[] {
  const faults: string[] = [];
  for (const table of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const [a, b] = [found[table] ?? {}, expected[table] ?? {}];
    for (const id of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [is, should] = [a[id], b[id]].map((row) => (row ? JSON.stringify(sorted(row)) : 'nothing'));
      if (is !== should) faults.push(`${table}/${id} is\n    ${is}\n  and should be\n    ${should}`);
    }
  }
  return faults;
}

function decoded(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (jsonColumns.has(name)) return [name, JSON.parse(z.string().parse(value))];
      return [name, flagColumns.has(name) ? value === 1 : value];
    }),
  );
}

function sorted(row: Record<string, unknown>): [string, unknown][] {
  return Object.entries(row).sort(([a], [b]) => a.localeCompare(b));
}
