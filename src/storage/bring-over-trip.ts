import type { Trip } from '#src/data/database/person-db.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { changeTrip, tripHere } from '#src/data/trip.ts';
import { chosenBesideTrip, storeChoices } from '#src/directory/chosen-part.ts';
import { tripChoice } from '#src/directory/trip-choice.ts';

/**
 * A trip that a version before TripChoice has begun put its choice in the place of the person's own: from now on it stands beside
 * that, as of any trip. On a full device it stays as it is until there is room.
 */
export async function bringOverTrip(): Promise<void> {
  const trip = await tripHere();
  if (trip?.partBefore === undefined) return;
  try {
    await bringOverChoice(trip, trip.partBefore);
    await changeTrip((_, known) => (known?.takenAt === trip.takenAt ? withoutBefore(known) : known));
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}

/** Unless the person has chosen otherwise since. */
async function bringOverChoice(
  { takenAt, part, hereBefore, hasChosen }: Trip,
  partBefore: KeptBefore,
): Promise<void> {
  const chosen = await chosenBesideTrip();
  const isChosen = chosen === part;
  if (!isChosen && (hasChosen || chosen !== partBefore)) return;
  const known = await tripChoice();
  const before = known?.takenAt === takenAt ? known : { takenAt, hereBefore };
  await storeChoices(partBefore, isChosen ? { ...before, part } : before);
}

type KeptBefore = Exclude<Trip['partBefore'], undefined>;

function withoutBefore({ partBefore, hereBefore, hasChosen, ...trip }: Trip): Trip {
  return trip;
}
