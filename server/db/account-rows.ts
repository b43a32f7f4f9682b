import type { TableName } from '#sync/tables.ts';
import type { Db } from './connection.ts';
import { connectionsOf } from './connections.ts';
import { directMessageIdsOf } from './direct-messages.ts';
import { ownedIds } from './owned.ts';
import { readRows } from './records.ts';

const owned = [
  'consents',
  'subscriptions',
  'opportunities',
  'drafts',
  'draftVersions',
  'reports',
  'attention',
  'contacts',
  'pipeline',
  'notifications',
  'investments',
  'approaches',
  'dealUpdates',
  'dealViews',
  'blocks',
] as const;
const oneEach = ['accounts', 'investorProfiles', 'companies', 'preferences'] as const;

/** The longest of them are some hundred KB each. */
const rowsAtOnce = 20;

/** Some rows of a table; several parts may follow each other, and one may be empty. */
export type RowsOfTable = { table: string; rows: object[] };

/** A person's own rows of the synced tables, some at a time: there may be more than is to be held at once. */
export async function* accountRows(db: Db, accountId: string): AsyncGenerator<RowsOfTable> {
  const connections = await connectionsOf(db, accountId);
  yield { table: 'connections', rows: connections };
  yield* inParts(db, 'directMessages', await directMessageIdsOf(db, accountId));
  yield* inParts(
    db,
    'threads',
    connections.map(({ id }) => id),
  );
  for (const table of oneEach) yield* inParts(db, table, [accountId]);
  for (const table of owned) yield* inParts(db, table, await ownedIds(db, table, accountId));
}

async function* inParts(db: Db, table: TableName, ids: string[]): AsyncGenerator<RowsOfTable> {
  yield { table, rows: [] };
  for (let at = 0; at < ids.length; at += rowsAtOnce)
    yield { table, rows: await readRows(db, table, ids.slice(at, at + rowsAtOnce)) };
}
