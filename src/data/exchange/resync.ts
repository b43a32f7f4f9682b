import { lackingIn } from '#src/data/database/has-arrived.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { SyncReply } from '#sync/protocol.ts';
import { keyText, tableNames } from '#sync/table-names.ts';

/** Begins to read everything anew; unsent work stays as it is. */
export async function startResync(db: PersonDb): Promise<void> {
  await inTransaction(db, async () => {
    await db.named.clear();
    const meta = await readMeta(db);
    await db.meta.put({ ...meta, cursors: {}, resyncFrom: 0, lacks: lackingIn(meta) });
  });
}

/** While everything is read anew: remembers which rows the server still has. */
export async function noteNamed(db: PersonDb, reply: SyncReply): Promise<void> {
  await db.named.bulkPut(reply.changes.map((change) => ({ key: keyText(change) })));
  await db.named.bulkDelete(reply.deletions.map(keyText));
}

/** At its end: the keys of rows that are here but were not named. */
export async function takeUnnamed(db: PersonDb): Promise<string[]> {
  const named = new Set(await db.named.toCollection().primaryKeys());
  await db.named.clear();
  const based = await db.base.toCollection().primaryKeys();
  const here = await Promise.all(
    tableNames.map(async (table) => {
      const ids = await rowsOf(db, table).toCollection().primaryKeys();
      return ids.map((id) => keyText({ table, id }));
    }),
  );
  return [...new Set([...here.flat(), ...based])].filter((key) => !named.has(key));
}
