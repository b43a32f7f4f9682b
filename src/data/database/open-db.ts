import { Dexie } from 'dexie';
import { noteCurrentDatabase } from './current-database.ts';
import { currentPersonId, livePersonId } from './device-db.ts';
import { opened, watchOpening } from './opened.ts';
import { createPersonDb, type PersonDb } from './person-db.ts';
import { databaseName } from './rows.ts';

const open = new Map<string, PersonDb>();

/** The database of whoever uses the device now, open. Throws UnopenedError where it cannot be opened. */
export async function currentDb(): Promise<PersonDb> {
  return opened(openCurrent(await currentPersonId()));
}

/** The same inside a live query, which then follows who uses the device; whether it opens is seen by asking it. */
export async function liveDb(): Promise<PersonDb> {
  return openCurrent(await livePersonId());
}

function openCurrent(userId: string): PersonDb {
  noteCurrentDatabase(databaseName(userId));
  return openPersonDb(userId);
}

/** One connection a person and tab; one that another tab closed, to delete or upgrade the database, is opened anew. */
export function openPersonDb(userId: string): PersonDb {
  const known = open.get(userId);
  if (known) return known;
  const db = createPersonDb(userId);
  db.on('versionchange', () => {
    open.delete(userId);
    db.close();
    // Dexie's own answer would let whatever is going on open it again, and so bring back what was deleted.
    return false;
  });
  // Asked first, being the last to say so.
  watchOpening(db);
  open.set(userId, db);
  return db;
}

/** Deletes a person's database, in every tab: others drop their connections by themselves. */
export async function deletePersonDb(userId: string): Promise<void> {
  open.get(userId)?.close();
  open.delete(userId);
  await Dexie.delete(databaseName(userId));
}

/** Whose databases are on this device. */
export async function personsHere(): Promise<string[]> {
  const prefix = databaseName('');
  const names = await Dexie.getDatabaseNames();
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
