import type { Table } from 'dexie';
import type { TableName } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import type { PersonDb } from './person-db.ts';

// What a live question needs, without the database's library: that is fetched once a page has been shown.

/** A number for each shape that rows of a table have had. */
export const shapes: Record<TableName, number> = {
  accounts: 1,
  drafts: 1,
  draftVersions: 1,
  opportunities: 1,
  testimonials: 1,
  articles: 1,
  attention: 1,
  investorProfiles: 1,
  companies: 1,
  consents: 1,
  subscriptions: 1,
  preferences: 1,
  reports: 1,
  investorCards: 1,
  connections: 1,
  contacts: 1,
  pipeline: 1,
  notifications: 1,
  investments: 1,
  dealUpdates: 1,
  dealViews: 1,
  threads: 1,
  directMessages: 1,
  blocks: 1,
  approaches: 1,
};

const prefix = 'person-';

/** Whose database this is: a user id, or `guest`. */
export function ownerOf(db: PersonDb): string {
  return db.name.slice(prefix.length);
}

/** The table that screens read. */
export function rowsOf<T extends TableName>(db: PersonDb, table: T): Table<Row<T>, string> {
  return db.table(storeName(table));
}

export function databaseName(userId: string): string {
  return `${prefix}${userId}`;
}

export function storeName(table: TableName): string {
  return `${table}_${shapes[table]}`;
}
