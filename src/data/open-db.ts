import { Dexie } from 'dexie';
import { currentPersonId } from './device-db.ts';
import { createPersonDb, databaseName, type PersonDb } from './person-db.ts';

const open = new Map<string, PersonDb>();

/** The database of whoever uses the device now. Live inside a live query. */
export async function currentDb(): Promise<PersonDb> {
  return openPersonDb(await currentPersonId());
}

/** One connection a person and tab; one that was closed (another tab deleted or upgraded it) is opened anew. */
export function openPersonDb(userId: string): PersonDb {
  const known = open.get(userId);
  if (known) return known;
  const db = createPersonDb(userId);
  db.on('close', () => open.delete(userId));
  db.on('versionchange', () => {
    open.delete(userId);
    db.close();
  });
  open.set(userId, db);
  return db;
}

/** Deletes a person's database, in every tab: others drop their connections by themselves. */
export async function deletePersonDb(userId: string): Promise<void> {
  open.get(userId)?.close();
  open.delete(userId);
  await Dexie.delete(databaseName(userId));
}
