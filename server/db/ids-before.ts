import type { Db } from './connection.ts';

/** From when on each of these is kept for a while only: as it was taken out, dealt with, or told. */
const since = {
  investments: 'removedAt',
  approaches: 'removedAt',
  dealUpdates: 'removedAt',
  notifications: 'at',
  attention: 'resolvedAt',
} as const;

/** The ids of rows of a synced table whose time to be kept began before a moment, at most 1,000. */
export async function idsBefore(db: Db, table: keyof typeof since, moment: string): Promise<string[]> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where(since[table], '<', moment)
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}
