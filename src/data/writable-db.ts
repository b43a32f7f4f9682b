import { Dexie } from 'dexie';
import { openPersonDb } from './open-db.ts';
import { opened } from './opened.ts';
import { databaseName, type PersonDb } from './person-db.ts';
import { RefusedError } from './refused-error.ts';
import { isTabCurrent, tabPersonId } from './tab-person.ts';

/**
 * Where what is done in this tab is written: always with whoever did it. Once they have left the device (signed out, or
 * had nothing unsent when somebody else signed in) nothing of theirs may come back to it: throws RefusedError. Throws UnopenedError where the database cannot be opened.
 */
export async function writableDb(): Promise<{ db: PersonDb; isCurrent: boolean }> {
  const personId = await tabPersonId();
  const isCurrent = await isTabCurrent();
  if (!isCurrent && !(await Dexie.exists(databaseName(personId)))) throw hasLeft();
  return { db: await opened(openPersonDb(personId)), isCurrent };
}

export function hasLeft(): RefusedError {
  return new RefusedError({
    code: 'person-left',
    message: 'This was not saved: you have been signed out on this device. Log in again to go on.',
  });
}
