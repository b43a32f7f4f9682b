import type { Db } from './connection.ts';

/** How many investors stand on a founder's list. */
export async function approachesListed(db: Db, ownerId: string): Promise<number> {
  const { listed } = await db
    .selectFrom('approaches')
    .select((row) => row.fn.countAll<number>().as('listed'))
    .where('ownerId', '=', ownerId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return listed;
}
