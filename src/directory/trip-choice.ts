import { isStorageFull } from '#src/data/database/storage-full.ts';
import { isOnTrip } from '#src/data/is-on-trip.ts';
import type { TripChoice } from './directory-db.ts';
import { inDirectory } from './in-directory.ts';
import type { KeptPart } from './kept-part.ts';
import { isMetered } from './metered.ts';

/** What a trip has to do with the directory, also where it is over by now; undefined where none has. */
export function tripChoice(): Promise<TripChoice | undefined> {
  return inDirectory(({ tripChoices }) => tripChoices.get('trip'));
}

/** It stands beside what the person chose, which counts again by itself once the trip is over: no full device keeps it from that. */
export async function noteTripChoice(choice: Omit<TripChoice, 'key'>): Promise<void> {
  await inDirectory(({ tripChoices }) => tripChoices.put({ key: 'trip', ...choice }));
}

/**
 * The person has asked for the directory during the trip: what was deleted before it is not deleted again after it. A full device
 * cannot note that.
 */
export async function keepAfterTrip(): Promise<void> {
  const choice = await tripChoice();
  if (!choice?.wasDeleted) return;
  const { wasDeleted, ...others } = choice;
  await noteTripChoice(others).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}

export async function forgetTripChoice(): Promise<void> {
  await inDirectory(({ tripChoices }) => tripChoices.delete('trip'));
}

/**
 * What a trip has kept of the directory, whatever the person chose before. Where they chose nothing, and the connection is
 * metered, as much as there was has to be chosen after it: else all of it would stay. Null where no trip says anything.
 */
export async function partForTrip(): Promise<KeptPart | null> {
  const choice = await tripChoice();
  if (!choice?.part) return null;
  if (await isOnTrip(choice.takenAt)) return choice.part;
  return (isMetered() && choice.hereBefore) || null;
}
