import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';

/** The hashes of files that stay whatever else is let go, until the trip that they belong to is over. `now` in ms. */
export async function pinnedFiles(db: PersonDb, now: number): Promise<Set<string>> {
  const trip = await db.trips.get('trip');
  return new Set(trip && Date.parse(trip.until) > now ? trip.files : []);
}

/** Lets a file stay until the trip is over; nothing where there is none. */
export async function pinFile(db: PersonDb, hash: string): Promise<void> {
  await reconnecting(db, () =>
    db.transaction('rw', db.trips, async () => {
      const trip = await db.trips.get('trip');
      if (trip && !trip.files.includes(hash)) await db.trips.put({ ...trip, files: [...trip.files, hash] });
    }),
  );
}
