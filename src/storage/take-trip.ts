import { beginTrip, endTrip } from '#src/data/trip.ts';
import { wantAgain } from '#src/directory/deleted.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { askPersistence } from '#src/pwa/persist.ts';
import { bringMissing } from './bring-missing.ts';
import { bringOverTrip } from './bring-over-trip.ts';
import { stopPacking } from './packing.ts';
import { isKept, keepAsBefore, noteBefore } from './trip-directory.ts';

/** Keeps a trip for so many days with so much of the directory, and brings what is not here yet. */
export async function takeTrip(days: number, part: KeptPart): Promise<void> {
  // What it answers stands among the facts of the trip.
  askPersistence().catch(() => undefined);
  // What is here already needs no other choice: it would be let go for a smaller one.
  const isHere = await isKept(part);
  const takenAt = await beginTrip(days, { part }, Date.now());
  if (!isHere) {
    await noteBefore(takenAt);
    await wantAgain();
  }
  // Of a trip before, which another tab has ended.
  stopPacking();
  await bringMissing();
}

/**
 * Ends the trip, also while it is being brought: its files go, and the directory is kept as it was before, where the trip had
 * brought more of it.
 */
export async function leaveTrip(): Promise<void> {
  await bringOverTrip();
  const trip = await endTrip();
  stopPacking();
  if (trip) await keepAsBefore(trip);
}
