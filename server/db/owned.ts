import type { Row } from '#sync/tables.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

/** The ids of a person's rows in a table, by the column that names its owner, at most `most`. */
export async function ownedIds(db: Db, table: Owned, accountId: string, most?: number): Promise<string[]> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where(owners[table], '=', accountId)
    .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
    .execute();
  return found.map(({ id }) => id);
}

/** A person's rows in a table. */
export async function ownedRows<T extends Owned>(db: Db, table: T, accountId: string): Promise<Row<T>[]> {
  const name: Owned = table;
  const found = await db.selectFrom(name).selectAll().where(owners[name], '=', accountId).execute();
  return rowsOf(table, found);
}

/** Whether a person has that many rows in a table. */
export async function ownsAsMany(db: Db, table: Owned, accountId: string, many: number): Promise<boolean> {
  const last = await db
    .selectFrom(table)
    // In the index of owners: no row is read.
    .select(owners[table])
    .where(owners[table], '=', accountId)
    .limit(1)
    .offset(many - 1)
    .executeTakeFirst();
  return last !== undefined;
}

export type Owned = keyof typeof owners;

/** The column that names a row's owner, by table. */
export const owners = {
  drafts: 'ownerId',
  draftVersions: 'ownerId',
  opportunities: 'founderId',
  attention: 'userId',
  consents: 'accountId',
  subscriptions: 'accountId',
  reports: 'reporterId',
  contacts: 'viewerId',
  pipeline: 'ownerId',
  notifications: 'accountId',
  investments: 'ownerId',
  approaches: 'ownerId',
  dealUpdates: 'founderId',
  dealViews: 'founderId',
  blocks: 'blockerId',
} as const;
