import type { Entry, Meta, PersonDb } from '#src/data/database/person-db.ts';
import { loadRows } from '#src/data/database/row-set.ts';
import { builtOn } from './built-on.ts';
import { readLayers } from './optimistic-rows.ts';

/**
 * Puts off, of the work that could go, what is built on work that the server has put off: it would overtake that, and be refused
 * for good. For the same reason and until the same moment, as the server itself does within one request; so they go together.
 * In the transaction that is about to freeze it. Answers what still may go.
 */
export async function putOffAlong(
  db: PersonDb,
  { free, held }: { free: Entry[]; held: Entry[] },
  meta: Meta,
): Promise<Entry[]> {
  if (!(await isAnyDoubtful(db, free, held))) return free;
  const outbox = await db.outbox.orderBy('order').toArray();
  const work = outbox.filter(({ state }) => state !== 'refused');
  const isHeld = new Set(held.map(({ id }) => id));
  const { server } = await readLayers(db, work, meta, { about: held.flatMap(({ touches }) => touches) });
  const about = work.filter(({ touches }) => touches.some((key) => server.has(key)));
  const found = builtOn(server, about, meta, { isOut: ({ id }) => isHeld.has(id) });
  const along = [...found].map(([entry, on]) => heldAs(entry, on));
  await db.outbox.bulkPut(along);
  const kept = new Set(along.map(({ id }) => id));
  return free.filter(({ id }) => !kept.has(id));
}

/**
 * Whether any looks at a row that what is held, or anything else unsent, changes, or would make: hardly ever, and the rest takes
 * a while.
 */
async function isAnyDoubtful(db: PersonDb, free: Entry[], held: Entry[]): Promise<boolean> {
  const [first] = held;
  if (!first) return false;
  const touched = new Set(held.flatMap(({ touches }) => touches));
  const later = free.filter(({ order }) => order > first.order);
  const both = new Set(later.flatMap(({ touches }) => touches.filter((key) => touched.has(key))));
  if (both.size === 0) return false;
  const changed = await db.base
    .where('key')
    .anyOf([...both])
    .count();
  return changed > 0 || [...(await loadRows(db, both)).values()].includes(null);
}

function heldAs(
  { failure: _, heldSince: __, notBefore: ___, hasNoTurn: ____, ...entry }: Entry,
  { failure, heldSince, notBefore, hasNoTurn }: Entry,
): Entry {
  return {
    ...entry,
    ...(failure && { failure }),
    ...(heldSince !== undefined && { heldSince }),
    ...(notBefore !== undefined && { notBefore }),
    ...(hasNoTurn && { hasNoTurn }),
  };
}
