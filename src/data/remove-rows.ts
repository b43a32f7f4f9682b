import { keyText } from '#sync/table-names.ts';
import { inTransaction } from './in-transaction.ts';
import type { RowGroup } from './person-db.ts';
import { startResync } from './resync.ts';
import { rowsOf } from './rows.ts';
import { changedKeys, tablesOf } from './storage-sizes.ts';
import { writableDb } from './writable-db.ts';

/**
 * Deletes the rows of a group that the server has too, and begins to read everything anew: with the next network they are back.
 * What unsent work has changed stays.
 */
export async function removeRows(group: RowGroup): Promise<void> {
  const { db } = await writableDb();
  await inTransaction(db, async () => {
    const changed = await changedKeys(db);
    for (const table of tablesOf(group)) {
      const ids = await rowsOf(db, table).toCollection().primaryKeys();
      await rowsOf(db, table).bulkDelete(ids.filter((id) => !changed.has(keyText({ table, id }))));
    }
    await startResync(db, { lacks: group });
  });
}
