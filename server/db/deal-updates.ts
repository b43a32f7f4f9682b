import type { DealUpdate } from '#sync/records/deal-update.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

/** Everything that was ever told of a deal, taken back or not. */
export async function updatesOf(db: Db, opportunityId: string): Promise<DealUpdate[]> {
  const found = await db
    .selectFrom('dealUpdates')
    .selectAll()
    .where('opportunityId', '=', opportunityId)
    .execute();
  return rowsOf('dealUpdates', found);
}

/** When a founder told `limit` updates from a moment until now: the time of the oldest that still counts; else null. */
export async function oldestUpdateInForce(
  db: Db,
  founderId: string,
  { since, now, limit }: { since: string; now: string; limit: number },
): Promise<string | null> {
  const found = await db
    .selectFrom('dealUpdates')
    .select('createdAt')
    .where('founderId', '=', founderId)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', now)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return found.length < limit ? null : (found.at(-1)?.createdAt ?? null);
}

/** Who wants to hear of a deal: who follows it in their pipeline, and who is connected by it with its founder. */
export async function followersOf(db: Db, opportunityId: string): Promise<string[]> {
  const connected = db
    .selectFrom('connections')
    .select('investorId as id')
    .where('opportunityId', '=', opportunityId)
    .where('status', '=', 'accepted');
  const found = await db
    .selectFrom('pipeline')
    .select('ownerId as id')
    .where('opportunityId', '=', opportunityId)
    .where('stage', '!=', 'passed')
    .where((row) => row.or([row('shortlistedAt', 'is not', null), row('stage', '!=', 'new')]))
    .union(connected)
    .execute();
  return found.map(({ id }) => id).sort();
}
