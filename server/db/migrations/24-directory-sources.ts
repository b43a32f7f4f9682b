import { type Kysely, sql } from 'kysely';

/** Where a record of the directory is known from, and of which day: not known of those that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table directoryInvestors add column source text not null default ''`.execute(db);
  await sql`alter table directoryInvestors add column asOf text not null default ''`.execute(db);
}
