import { type QueryExecutorProvider, sql } from 'kysely';

/** A migration that runs statements as they stand, one after the other. */
export function running(...statements: string[]): (db: QueryExecutorProvider) => Promise<void> {
  return async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
}
