import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

export async function saveContactMessage(trx: Trx, message: Schema['contactMessages']): Promise<void> {
  await trx.insertInto('contactMessages').values(message).execute();
}

/** Forgets messages from before a moment, at most 1,000. Answers how many. */
export async function pruneContactMessages(db: Db, before: string): Promise<number> {
  const old = db.selectFrom('contactMessages').select('id').where('at', '<', before).limit(1_000);
  const { numDeletedRows } = await db.deleteFrom('contactMessages').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The newest 100. */
export async function newestContactMessages(db: Db): Promise<Schema['contactMessages'][]> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
