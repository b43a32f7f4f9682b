import { isOnTrip } from '#src/data/is-on-trip.ts';
import { removeStored } from './owed-removal.ts';
import { partHere } from './part-here.ts';
import { isAsMuch } from './part-order.ts';
import { forgetTripChoice, partForTrip, tripChoice } from './trip-choice.ts';

/**
 * Where a trip is over that had to do with the directory, whoever's it was, and in whichever way it ended, it has no more to do
 * with it; what was deleted before it is deleted again. Answers whether that was done. One at a time.
 */
export async function endTripChoice(): Promise<boolean> {
  const choice = await tripChoice();
  if (!choice || (await isOnTrip(choice.takenAt))) return false;
  const { wasDeleted = false } = choice;
  if (wasDeleted) await removeStored({ staysDeleted: true });
  else if (await isMoreHere()) return false;
  await forgetTripChoice();
  return wasDeleted;
}

/** Than what is to stay, where that is chosen by what there was alone. */
async function isMoreHere(): Promise<boolean> {
  const part = await partForTrip();
  return part !== null && !isAsMuch(part, (await partHere()) ?? 'first');
}
