import type { KyselyPlugin } from 'kysely';
import type { Db } from '../db/connection.ts';

/** The same database, which does something once, right after the first query that holds these words. */
export function pausing(db: Db, words: string, work: () => Promise<void>): Db {
  let isDone = false;
  const awaited = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes(words)) awaited.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (awaited.has(queryId) && !isDone) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}
