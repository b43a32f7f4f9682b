import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { reorder } from '#src/data/exchange/reorder.ts';

/**
 * Does work again that was taken back, where it stood: what was built on it may wait behind it, and would be refused before it.
 * `stayed`: the ids of what was not taken back. In a transaction; throws RefusedError where some of it will not do any more.
 */
export async function bringBack(db: PersonDb, taken: Entry[], stayed: ReadonlySet<string>): Promise<void> {
  for (const entry of taken) await enqueue(db, entry);
  if (await isAsItWas(db, taken, stayed))
    await reorder(db, new Map(taken.map(({ id, order }) => [id, order])));
}

/** Whether their places are free, and nobody has gone on from there without them: what was done or sent since comes before. */
async function isAsItWas(db: PersonDb, taken: Entry[], stayed: ReadonlySet<string>): Promise<boolean> {
  const ids = new Set(taken.map(({ id }) => id));
  const orders = taken.map(({ order }) => order);
  const others = (await db.outbox.toArray()).filter(({ id, state }) => !ids.has(id) && state !== 'refused');
  const rows = new Set(taken.flatMap(({ touches }) => touches));
  const behind = others.filter(
    ({ order, touches }) => order > Math.min(...orders) && touches.some((key) => rows.has(key)),
  );
  if (!behind.every(({ id, state }) => state === 'waiting' && stayed.has(id))) return false;
  const used = await Promise.all(
    [db.outbox, db.kept].map((table) => table.where('order').anyOf(orders).toArray()),
  );
  return used.flat().every(({ id }) => ids.has(id));
}
