import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, SqliteDialect } from 'kysely';
import type { Db } from '../db/connection.ts';
import type { Schema } from '../db/schema.ts';

/**
 * How SQLite goes about every query of some work, in its own words: a list a query, also of those within its transactions
 * and of those compiled before. What begins and ends a transaction is not told. `db` itself waits while the work asks.
 */
export async function queryPlans(db: Db, work: (listened: Db) => Promise<unknown>): Promise<string[][]> {
  const asked: CompiledQuery[] = [];
  const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('Only through db')) });
  dialect.createDriver = () => listeningDriver(db, asked);
  await work(new Kysely<Schema>({ dialect }));
  return Promise.all(
    asked.map(async ({ sql, parameters }) => {
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail);
    }),
  );
}

/** Asks everything on the connection of `db`, and keeps what was asked. */
function listeningDriver(db: Db, asked: CompiledQuery[]): Driver {
  const releases = new Map<DatabaseConnection, () => void>();
  const run = (sql: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: () =>
      new Promise((acquired, failed) => {
        const lend = (own: DatabaseConnection) =>
          new Promise<void>((release) => {
            const executeQuery: DatabaseConnection['executeQuery'] = (query, options) => {
              if (!/^(begin|commit|rollback)$/.test(query.sql)) asked.push(query);
              return own.executeQuery(query, options);
            };
            const connection = { executeQuery, streamQuery: own.streamQuery.bind(own) };
            releases.set(connection, release);
            acquired(connection);
          });
        db.getExecutor().provideConnection(lend).catch(failed);
      }),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => releases.get(connection)?.(),
    destroy: async () => {},
  };
}
