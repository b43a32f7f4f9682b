import { ownedIds } from './closing.ts';
import type { Db } from './connection.ts';
import { connectionsOf } from './connections.ts';
import { directMessagesOf, threadsOf } from './direct-messages.ts';
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
    threads: await threadsOf(
      db,
      connections.map(({ id }) => id),
    ),
  };
  for (const table of oneEach) found[table] = await readRows(db, table, [accountId]);
  for (const table of owned) {
    const ids = await ownedIds(db, table, accountId);
    const pages = Array.from({ length: Math.ceil(ids.length / 500) }, (_, page) =>
      ids.slice(page * 500, page * 500 + 500),
    );
    found[table] = (await Promise.all(pages.map((page) => readRows(db, table, page)))).flat();
  }
  return found;
}
