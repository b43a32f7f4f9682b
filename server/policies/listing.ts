import type { Failure } from '#sync/errors.ts';
import type { Change, Rows } from '#sync/mutation.ts';
import { listFull, mostApproaches } from '#sync/rules/approach.ts';
import { approachesListed } from '../db/approaches.ts';
import type { Trx } from '../db/connection.ts';

/** Why no more investors may come onto a founder's list: it is as long as it can be. */
export async function keptFromListing(trx: Trx, changes: Change[], before: Rows): Promise<Failure | null> {
  for (const { table, id, row } of changes) {
    if (table !== 'approaches' || row.removedAt !== null) continue;
    if (before.get(table, id)?.removedAt === null) continue;
    if ((await approachesListed(trx, row.ownerId)) >= mostApproaches) return listFull;
  }
  return null;
}
