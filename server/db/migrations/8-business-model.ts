import { type Kysely, sql } from 'kysely';

/** How a company earns, with its deals; those there are have it from the next change of either on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opportunities add column businessModel text not null default ''`.execute(db);
}
