import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { readLayers, showWith } from './optimistic-rows.ts';

/** Gives work that waits other places in the order of doing, by id, which are free; screens show what comes of it. In a transaction. */
export async function reorder(db: PersonDb, places: ReadonlyMap<string, number>): Promise<void> {
  const work = (await db.outbox.orderBy('order').toArray()).filter(({ state }) => state !== 'refused');
  const meta = await readMeta(db);
  const layers = await readLayers(db, work, meta);
  const moved = work.filter(({ id }) => places.has(id));
  await db.outbox.bulkDelete(moved.map(({ order }) => order));
  const after = work.map((entry) => ({ ...entry, order: places.get(entry.id) ?? entry.order }));
  await db.outbox.bulkPut(after.filter(({ id }) => places.has(id)));
  await showWith(
    db,
    layers,
    after.sort((a, b) => a.order - b.order),
    meta,
  );
}
