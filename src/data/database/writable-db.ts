import { Dexie } from 'dexie';
import { hasLeft } from './has-left.ts';
import { openPersonDb } from './open-db.ts';
import { opened } from './opened.ts';
import type { PersonDb } from './person-db.ts';
import { databaseName } from './rows.ts';
import { tabPerson } from './tab-person.ts';

/** `isCurrent`: whether it is of who uses the device now. */
export type WritableDb = { db: PersonDb; isCurrent: boolean };

/**
 * Where what is done in this tab is written: always with whoever did it. Once they have left the device (signed out, or
 * had nothing unsent when somebody else signed in) nothing of theirs may come back to it: throws RefusedError. Throws UnopenedError where the database cannot be opened.
 */
export async function writableDb(): Promise<WritableDb> {
  const { id, isCurrent } = await tabPerson();
  if (!isCurrent && !(await Dexie.exists(databaseName(id)))) throw hasLeft();
  return { db: await opened(openPersonDb(id)), isCurrent };
}
