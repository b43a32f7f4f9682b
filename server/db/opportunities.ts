import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Db } from './connection.ts';
import { readRows } from './records.ts';

/** What anybody may see, newest first. */
export async function publicOpportunities(db: Db): Promise<Opportunity[]> {
  const ids = await db
    .selectFrom('opportunities')
    .select('id')
    .where('status', 'in', ['active', 'closed'])
    .execute();
  const rows = await readRows(
    db,
    'opportunities',
    ids.map(({ id }) => id),
  );
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** When `limit` submissions were made since a moment: the time of the oldest that still counts; else null. */
export async function oldestSubmissionInForce(db: Db, founderId: string, since: string, limit: number) {
  const found = await db
    .selectFrom('opportunities')
    .select('createdAt')
    .where('founderId', '=', founderId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return found.length < limit ? null : (found.at(-1)?.createdAt ?? null);
}
