import { type Kysely, sql } from 'kysely';

/** What an investor does not show to others: JSON, a list of fields. Until they choose, everything is shown as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table investorProfiles add column hiddenFields text not null default '[]'`.execute(db);
}
