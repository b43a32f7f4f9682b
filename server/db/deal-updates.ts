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

/** Whether any update stands that was published at or after a moment. */
export async function hasUpdateSince(db: Db, opportunityId: string, moment: string): Promise<boolean> {
  const found = await db
    .selectFrom('dealUpdates')
    .select('id')
    .where('opportunityId', '=', opportunityId)
    .where('createdAt', '>=', moment)
    .where('removedAt', 'is', null)
    .limit(1)
    .execute();
  return found.length > 0;
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
