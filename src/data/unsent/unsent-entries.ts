import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { describeWork } from '#src/data/told/describe-work.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import { isUnsent } from './is-unsent.ts';

/**
 * What still has to be sent, in the order of doing. The whole outbox in one read: looked up by its states, IndexedDB would
 * hand it over entry by entry, and this is asked after every write.
 */
export async function unsentEntries(db: PersonDb): Promise<Entry[]> {
  const entries = await db.outbox.orderBy('order').toArray();
  return entries.filter(isUnsent);
}

/** What would be gone with this device's copy of it, in the order of doing. */
export async function entriesHereOnly(db: PersonDb): Promise<Entry[]> {
  const entries = await db.outbox.orderBy('order').toArray();
  return entries.filter((entry) => isWritten(entry) && (isUnsent(entry) || isRefusedHereOnly(entry)));
}

/** Whether it is work of the person's. That somebody has looked at a deal is counted, and nobody misses it. */
export function isWritten({ name }: Pick<Entry, 'name'>): boolean {
  return name !== 'noteView';
}

/** Refused, and no row of the server's tells of it: this device has the only copy. */
export function isRefusedHereOnly({ state, name, at }: Entry): boolean {
  return state === 'refused' && at === 0 && name !== 'resolveAttention';
}

/** How many things these are to a person: the one count that every screen tells. */
export function countOfThings(entries: Entry[]): number {
  return new Set(entries.filter(isWritten).map((entry) => describeWork(entry, nothingSpoken).key)).size;
}
