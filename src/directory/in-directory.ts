import { reconnecting } from '#src/data/database/reconnecting.ts';
import { directoryDb } from './directory-db.ts';

/**
 * Reads or writes the database of the directory; where the browser had lost the connection, once more on a fresh one, inside a
 * live query as well: see reconnecting. The only way to it.
 */
export function inDirectory<T>(work: (db: typeof directoryDb) => PromiseLike<T>): Promise<T> {
  return reconnecting(directoryDb.database, () => work(directoryDb));
}
