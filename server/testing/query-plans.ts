import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { CompiledQuery, createQueryId } from 'kysely';
import type { Db } from '../db/connection.ts';

/** How SQLite goes about every query of some work, in its own words: a list a query. */
export async function queryPlans(db: Db, work: (listened: Db) => Promise<unknown>): Promise<string[][]> {
  const asked: (RootOperationNode | CompiledQuery)[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const listened = db.withPlugin(listening);
  // What was compiled before is executed as it is, past what listens to the rest.
  const execute = listened.executeQuery.bind(listened);
  listened.executeQuery = (query) => {
    asked.push('compile' in query ? query.compile() : query);
    return execute(query);
  };
  await work(listened);
  const executor = db.getExecutor();
  return Promise.all(
    asked.map(async (each) => {
      const { sql, parameters } = 'sql' in each ? each : executor.compileQuery(each, createQueryId());
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail);
    }),
  );
}
