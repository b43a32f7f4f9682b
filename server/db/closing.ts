import { type Row, tableNames } from '#sync/tables.ts';
import type { Db, Trx } from './connection.ts';
import { rowsOf } from './records.ts';

/** The next account whose grace is over. */
export async function accountToClose(db: Db, now: string): Promise<string | undefined> {
  const due = await db
    .selectFrom('accounts')
    .select('id')
    .where('deleteAt', '<=', now)
    .orderBy('deleteAt')
    .limit(1)
    .executeTakeFirst();
  return due?.id;
}

/** The ids of a person's rows in a table, by the column that names its owner. */
export async function ownedIds(db: Db, table: Owned, accountId: string): Promise<string[]> {
  const found = await db.selectFrom(table).select('id').where(owners[table], '=', accountId).execute();
  return found.map(({ id }) => id);
}

/** A person's rows in a table. */
export async function ownedRows<T extends Owned>(db: Db, table: T, accountId: string): Promise<Row<T>[]> {
  const name: Owned = table;
  const found = await db.selectFrom(name).selectAll().where(owners[name], '=', accountId).execute();
  return rowsOf(table, found);
}

type Owned = keyof typeof owners;

const owners = {
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

export async function contactMessagesOf(db: Db, accountId: string) {
  return db.selectFrom('contactMessages').selectAll().where('userId', '=', accountId).execute();
}

/** Takes the rest of a person out of the database: what they wrote to us, and the log of what they were shown. */
export async function forgetTraces(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('contactMessages').where('userId', '=', accountId).execute();
  await trx
    .deleteFrom('changes')
    .where('audience', '=', accountId)
    .where('tableName', 'in', tableNames)
    .execute();
}

/** What others keep of a person: that they block them, and what they were told of their connections and deals. */
export async function keptByOthers(
  db: Db,
  accountId: string,
  ids: string[],
): Promise<{ blocks: string[]; notifications: string[] }> {
  const blocks = await db.selectFrom('blocks').select('id').where('blockedId', '=', accountId).execute();
  const notifications: string[] = [];
  for (let at = 0; at < ids.length; at += 500) {
    const about = ids.slice(at, at + 500);
    const told = await db.selectFrom('notifications').select('id').where('aboutId', 'in', about).execute();
    notifications.push(...told.map(({ id }) => id));
  }
  return { blocks: blocks.map(({ id }) => id), notifications };
}
