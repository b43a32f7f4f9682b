import type { Db } from './connection.ts';
import { connectionsOf } from './connections.ts';
import { directMessagesOf } from './direct-messages.ts';
import { ownedRows } from './owned.ts';
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

/** A person's own rows of the synced tables. */
export async function accountRows(db: Db, accountId: string): Promise<Record<string, object[]>> {
  const connections = await connectionsOf(db, accountId);
  const found: Record<string, object[]> = {
    connections,
    directMessages: await directMessagesOf(db, accountId),
    threads: await readRows(
      db,
      'threads',
      connections.map(({ id }) => id),
    ),
  };
  for (const table of oneEach) found[table] = await readRows(db, table, [accountId]);
  for (const table of owned) found[table] = await ownedRows(db, table, accountId);
  return found;
}
