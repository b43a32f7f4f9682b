import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** How many bytes of args are kept for a person of work that was refused: their lengths alone are read. */
export async function bytesOfAttention(db: Db, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('attention')
    .select(sql<number>`coalesce(sum(octet_length(args)), 0)`.as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}
