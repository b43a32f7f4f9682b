import { type Kysely, sql } from 'kysely';

/** Accounts whose owner does not want a provider's word alone to open them. Who ended it before this was noted is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table endedIdentities (
        accountId text primary key references accounts (id) on delete cascade, endedAt text not null
      ) strict, without rowid`,
    )
    .execute(db);
}
