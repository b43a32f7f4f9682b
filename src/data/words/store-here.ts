import type { Table } from 'dexie';
import { hasLeft } from '#src/data/database/has-left.ts';
import { readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import type { WritableDb } from '#src/data/database/writable-db.ts';
import { recountKeptWork } from './kept-work.ts';

/**
 * Stores what is on this device alone, over these tables, in one transaction that may be done twice. Throws RefusedError where
 * whoever is at this tab has left the device. What is kept for one whose turn is over is counted anew.
 */
export async function storeHere<T>(
  { db, isCurrent }: WritableDb,
  tables: Table[],
  work: () => PromiseLike<T>,
): Promise<T> {
  const done = await reconnecting(db, () =>
    db.transaction('rw', [...tables, db.meta], async () => {
      if ((await readMeta(db)).isLeft) throw hasLeft();
      return work();
    }),
  );
  if (!isCurrent) await recountKeptWork(db);
  return done;
}
