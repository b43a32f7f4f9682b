import { type Kysely, sql } from 'kysely';

/** Versions tell which client wrote them; of those there are, nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draftVersions add column writtenBy text`.execute(db);
}
