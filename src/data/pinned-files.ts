import type { PersonDb } from './person-db.ts';

/** The hashes of files that stay whatever else is let go, until the trip that they belong to is over. `now` in ms. */
export async function pinnedFiles(db: PersonDb, now: number): Promise<Set<string>> {
  const trip = await db.trips.get('trip');
  return new Set(trip && Date.parse(trip.until) > now ? trip.files : []);
}
