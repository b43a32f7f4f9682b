import { type Kysely, sql } from 'kysely';

/** Mail that somebody else is to be answered than whom it is from. What waits already goes as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table messages add column replyTo text').execute(db);
}
