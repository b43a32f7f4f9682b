import { type Kysely, sql } from 'kysely';

const statements = [
  `create index opportunitiesByAge on opportunities (status, createdAt, id, updatedAt)`,
  `create index fundedOpportunities on opportunities (createdAt, id)
    where status = 'closed' or (status = 'active' and raisedAmount >= totalRequired)`,
  `create index articlesByAge on articles (published, publishedAt, id)`,
];

/** What pages and the sitemap list is found by its age, without the texts of everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
