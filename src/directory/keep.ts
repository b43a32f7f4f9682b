import { reconnecting } from '#src/data/reconnecting.ts';
import { directoryDb } from './directory-db.ts';
import { refreshAgain } from './download.ts';
import type { KeptPart } from './kept-part.ts';

const { database, choices } = directoryDb;

/** What the person chose to keep of the directory; null while they chose nothing. */
export async function chosenPart(): Promise<KeptPart | null> {
  return (await choices.get('kept'))?.part ?? null;
}

/** Keeps this part of the directory from now on: brings what is missing, deletes what is no longer wanted. */
export async function keep(part: KeptPart): Promise<void> {
  await reconnecting(database, () => choices.put({ key: 'kept', part }));
  await refreshAgain();
}

/** As it was before the person chose, or as they had chosen then. */
export async function keepAsBefore(part: KeptPart | null): Promise<void> {
  if (part !== null) return keep(part);
  await reconnecting(database, () => choices.delete('kept'));
  await refreshAgain();
}
