import { putMarked, takeMark } from '#src/data/database/group-marks.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { type PersonDb, type RowGroup, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { keyText } from '#sync/table-names.ts';
import { changedKeys, tablesOf } from './storage-sizes.ts';

/**
 * Deletes the rows of a group that the server has too, and begins to read everything anew: with the next network they are back.
 * What unsent work has changed stays. Takes no room, but where nothing has come since a version that left no marks.
 */
export async function removeRows(group: RowGroup): Promise<void> {
  const { db } = await writableDb();
  await prepareMark(db, group);
  await inTransaction(db, async () => {
    const changed = await changedKeys(db);
    for (const table of tablesOf(group)) {
      const ids = await rowsOf(db, table).toCollection().primaryKeys();
      await rowsOf(db, table).bulkDelete(ids.filter((id) => !changed.has(keyText({ table, id }))));
    }
    await takeMark(db, group);
  });
}

async function prepareMark(db: PersonDb, group: RowGroup): Promise<void> {
  await inTransaction(db, async () => {
    const meta = await readMeta(db);
    if (!meta.marked?.includes(group)) await putMarked(db, meta);
  });
}
