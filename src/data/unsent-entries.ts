import type { Entry, PersonDb } from './person-db.ts';

/**
 * What still has to be sent, in the order of doing. The whole outbox in one read: looked up by its states, IndexedDB would
 * hand it over entry by entry, and this is asked after every write.
 */
export async function unsentEntries(db: PersonDb): Promise<Entry[]> {
  const entries = await db.outbox.orderBy('order').toArray();
  return entries.filter(({ state }) => state === 'waiting' || state === 'frozen');
}
