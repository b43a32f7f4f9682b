import { type Kysely, sql } from 'kysely';
import type { Db } from './connection.ts';
import type { Schema } from './schema.ts';

const mostUnresolved = 500;

/** Refused work that was dealt with before a moment, and what exceeds a person's newest 500; at most 1,000 of each. */
export async function attentionToForget(db: Db, before: string): Promise<string[]> {
  const settled = await db
    .selectFrom('attention')
    .select('id')
    .where('resolvedAt', '<', before)
    .limit(1_000)
    .execute();
  const excess = await ranked(db).where('rank', '>', mostUnresolved).select('id').limit(1_000).execute();
  return [...settled, ...excess].map(({ id }) => id);
}

/** What nobody has dealt with, the newest of each person first. */
function ranked(db: Kysely<Schema>) {
  return db.selectFrom(
    db
      .selectFrom('attention')
      .select([
        'id',
        sql<number>`row_number() over (partition by userId order by at desc, id desc)`.as('rank'),
      ])
      .where('resolvedAt', 'is', null)
      .as('ranked'),
  );
}
