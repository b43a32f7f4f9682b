import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { CompiledQuery, createQueryId } from 'kysely';
import type { Db } from '../db/connection.ts';

/** How SQLite goes about every query of some work, in its own words: a list a query. */
export async function queryPlans(db: Db, work: (listened: Db) => Promise<unknown>): Promise<string[][]> {
  const asked: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(listening));
  const executor = db.getExecutor();
  return Promise.all(
    asked.map(async (node) => {
      const { sql, parameters } = executor.compileQuery(node, createQueryId());
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail);
    }),
  );
}
