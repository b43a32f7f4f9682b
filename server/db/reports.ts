import type { Db } from './connection.ts';

/** How many reports wait for an admin, and since when the oldest does. */
export async function openReports(db: Db): Promise<{ total: number; since: string | null }> {
  return db
    .selectFrom('reports')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min<string | null>('at').as('since')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}
