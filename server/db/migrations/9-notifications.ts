import { type Kysely, sql } from 'kysely';

const statements = [
  `create table notifications (
    id text primary key, accountId text not null references accounts (id) on delete cascade,
    event text not null, aboutId text not null, who text not null, what text not null, at text not null, readAt text
  ) strict`,
  'create index notificationsOfAccount on notifications (accountId, at)',
];

/** What people are told of in the app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
