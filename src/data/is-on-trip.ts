import { liveDb } from '#src/data/database/open-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';

/** Whether whoever uses the device now has the trip that was begun then: not once they have deleted it, or left. Follows both inside a live query. */
export async function isOnTrip(takenAt: string): Promise<boolean> {
  const db = await liveDb();
  return reconnecting(db, async () => (await db.trips.get('trip'))?.takenAt === takenAt);
}
