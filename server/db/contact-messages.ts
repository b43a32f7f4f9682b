import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

export async function saveContactMessage(trx: Trx, message: Schema['contactMessages']): Promise<void> {
  await trx.insertInto('contactMessages').values(message).execute();
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
