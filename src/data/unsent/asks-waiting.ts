import type { Ask, PersonDb } from '#src/data/database/person-db.ts';

/** The questions that only the rules have answered and the AI is to be asked, the oldest first. */
export function asksWaiting(db: PersonDb): Promise<Ask[]> {
  return db.asks.where('waits').equals(1).sortBy('id');
}
