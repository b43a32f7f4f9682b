import type { Db } from './connection.ts';

/** Stands for a reporter whose account is gone. No account ever has this id. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** The ids of reports of those that are gone that were decided on before a moment, at most 1,000. */
export async function settledOfNobody(db: Db, moment: string): Promise<string[]> {
  const found = await db
    .selectFrom('reports')
    .select('id')
    .where('reporterId', '=', nobodyId)
    .where('decidedAt', '<', moment)
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}

/** How many reports wait for an admin, and since when the oldest does. */
export async function openReports(db: Db): Promise<{ total: number; since: string | null }> {
  return db
    .selectFrom('reports')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min<string | null>('at').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}
