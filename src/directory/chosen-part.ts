import { isStorageFull } from '#src/data/database/storage-full.ts';
import { dropBeside, keepBeside, keptBeside } from '#src/lib/beside-database.ts';
import type { TripChoice } from './directory-db.ts';
import { inDirectory } from './in-directory.ts';
import type { KeptPart } from './kept-part.ts';
import { isAsMuch, partOrder } from './part-order.ts';
import { forgetTripChoice, partForTrip } from './trip-choice.ts';

/** Where the database has no room to be told that less is wanted, that is held beside it until something else is chosen. */
const key = 'pankh-directory-kept';

/** What the person chose to keep of the directory, or a trip of theirs as long as it lasts; null while they chose nothing. */
export async function chosenPart(): Promise<KeptPart | null> {
  return (await partForTrip()) ?? chosenBesideTrip();
}

/** The same, whatever a trip has chosen. */
export async function chosenBesideTrip(): Promise<KeptPart | null> {
  // The database first: a live question is asked again once what it has read there changes.
  const stored = await inDirectory(({ choices }) => choices.get('kept'));
  const held = keptBeside(key);
  return partOrder.find((part) => part === held) ?? stored?.part ?? null;
}

/** Notes what the person wants kept from now on, whatever a trip had chosen. It is brought, or let go of, with the next download. */
export async function choosePart(part: KeptPart | null): Promise<void> {
  try {
    await storeChoices(part, null);
  } catch (error) {
    if (!isStorageFull(error) || part === null || !(await isLessThanChosen(part)) || !keepBeside(key, part))
      throw error;
    await forgetTripChoice();
  }
}

/** Both at once, `part` as the person's own. The trip has nothing to do with the directory where its choice is null. */
export async function storeChoices(
  part: KeptPart | null,
  ofTrip: Omit<TripChoice, 'key'> | null,
): Promise<void> {
  await inDirectory(({ database, choices, tripChoices }) =>
    database.transaction('rw', choices, async () => {
      await (part === null ? choices.delete('kept') : choices.put({ key: 'kept', part }));
      await (ofTrip === null ? tripChoices.delete('trip') : tripChoices.put({ key: 'trip', ...ofTrip }));
    }),
  );
  dropBeside(key);
}

async function isLessThanChosen(part: KeptPart): Promise<boolean> {
  return !isAsMuch(part, (await chosenBesideTrip()) ?? 'everything');
}
