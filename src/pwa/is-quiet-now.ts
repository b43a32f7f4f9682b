import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { afterQuietHours } from '#sync/rules/quiet-hours.ts';

/** A clock that is a little behind must not take the sound from what the server has held until their end. */
const tolerance = 60 * 1000;

/**
 * Whether the person's quiet hours go on: a push that waited for a device that was off comes in the midst of them. Where the data
 * cannot be read nobody knows of any, and what is shown then has its sound.
 */
export async function isQuietNow(db: PersonDb, now: number): Promise<boolean> {
  const row = await reconnecting(db, () => rowsOf(db, 'preferences').get(ownerOf(db)));
  const end = afterQuietHours(new Date(now).toISOString(), row?.quietHours ?? null);
  return Date.parse(end) - now > tolerance;
}
