import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Db } from './connection.ts';
import { readRows } from './records.ts';

export type OpportunityQuery = {
  industry?: string | undefined;
  stage?: string | undefined;
  location?: string | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
};

/** What anybody may see, newest first. Text filters are whole values without case; amounts are bounds of the total. */
export async function publicOpportunities(db: Db, query: OpportunityQuery): Promise<Opportunity[]> {
  let select = db.selectFrom('opportunities').select('id').where('status', 'in', ['active', 'closed']);
  for (const name of ['industry', 'stage', 'location'] as const) {
    const value = query[name];
    if (value) select = select.where((where) => where(where.fn('lower', [name]), '=', value.toLowerCase()));
  }
  if (query.minAmount !== undefined) select = select.where('totalRequired', '>=', query.minAmount);
  if (query.maxAmount !== undefined) select = select.where('totalRequired', '<=', query.maxAmount);
  const ids = await select.execute();
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
