import { isStorageFull } from '#src/data/database/storage-full.ts';
import { dropBeside, keepBeside, keptBeside } from '#src/lib/beside-database.ts';
import { inDirectory } from './in-directory.ts';
import type { KeptPart } from './kept-part.ts';
import { isAsMuch, partOrder } from './part-order.ts';
import { forgetTripChoice, partForTrip } from './trip-choice.ts';

/** Where the database has no room to be told that less is wanted, that is held beside it until something else is chosen. */
const key = 'pankh-directory-kept';

/** What the person chose to keep of the directory, or a trip of theirs as long as it lasts; null while they chose nothing. */
export async function chosenPart(): Promise<KeptPart | null> {
  const ofTrip = await partForTrip();
  // The database first: a live question is asked again once what it has read there changes.
  const stored = await inDirectory(({ choices }) => choices.get('kept'));
  const held = keptBeside(key);
  return ofTrip ?? partOrder.find((part) => part === held) ?? stored?.part ?? null;
}

/** Notes what the person wants kept from now on, whatever a trip had chosen. It is brought, or let go of, with the next download. */
export async function choosePart(part: KeptPart | null): Promise<void> {
  try {
    await inDirectory<unknown>(({ choices }) =>
      part === null ? choices.delete('kept') : choices.put({ key: 'kept', part }),
    );
    dropBeside(key);
  } catch (error) {
    if (!isStorageFull(error) || part === null || !(await isLess(part)) || !keepBeside(key, part))
      throw error;
  }
  await forgetTripChoice();
}

async function isLess(part: KeptPart): Promise<boolean> {
  return !isAsMuch(part, (await chosenPart()) ?? 'everything');
}
