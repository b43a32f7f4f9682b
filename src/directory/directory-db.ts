import Dexie, { type Table } from 'dexie';
import { watchOpening } from '#src/data/database/opened.ts';
import { databaseOptions } from '#src/lib/database-options.ts';
import type { Manifest } from '#sync/directory/manifest.ts';
import type { KeptPart } from './kept-part.ts';

/**
 * The one row that says what the directory on this device is made of: `hash` is of the manifest as served. Its files may
 * still be arriving; `arrivals` counts how often enough of them came to search more.
 */
export type StoredManifest = { key: 'current'; hash: string; manifest: Manifest; arrivals: number };
/** `pages`: by which its records are kept, and how many bytes these take; it has no bytes of its own then. Absent of a file that is kept whole. */
export type StoredFile = {
  hash: string;
  bytes: ArrayBuffer;
  gzipped: boolean;
  pages?: { numbers: number[]; bytes: number };
};
/** A page of a file, see pages.ts. `key`: of what file, and which of its pages. */
export type StoredPage = { key: string; bytes: ArrayBuffer; gzipped: boolean };
/** A built index, by what it was built from. */
export type StoredIndex = { key: string; index: ArrayBuffer };
/** What the person chose to keep; none while they were not asked. */
export type StoredChoice = { key: 'kept'; part: KeptPart };
/**
 * What a trip has to do with it, for as long as whoever uses the device has the trip that was begun at `takenAt`. `part`: what it
 * keeps; until its investors are brought absent, or what a trip before it has left that is still to go. How it was before:
 * `hereBefore`, as much as was here, where that alone said how much is kept; `wasDeleted`, it was, and is to be so again.
 */
export type TripChoice = {
  key: 'trip';
  takenAt: string;
  part?: KeptPart;
  hereBefore?: KeptPart;
  wasDeleted?: boolean;
};
/** Somebody wants the directory deleted, and waits for their turn since `at`, device clock in ms. */
export type OwedRemoval = { key: 'removal'; at: number };
/** The person deleted the directory. `deleted`: it stays so until they ask for it. `emptied`: nothing of it has come since. */
export type Deletion = { key: 'deleted' | 'emptied' };

/** Shared by whoever uses the device; nothing personal is in it. */
const database = new Dexie('directory', databaseOptions);
database.version(1).stores({ manifest: 'key', files: 'hash' });
// Files of the form before this one: the next download brings what is now.
database
  .version(2)
  .upgrade((upgrade) => Promise.all([upgrade.table('manifest').clear(), upgrade.table('files').clear()]));
database.version(3).stores({ indexes: 'key', choice: 'key' });
// Files that came before are whole until they are read (record-files.ts).
database.version(4).stores({ pages: 'key' });
watchOpening(database);

const manifests: Table<StoredManifest, string> = database.table('manifest');
const files: Table<StoredFile, string> = database.table('files');
const pages: Table<StoredPage, string> = database.table('pages');
const indexes: Table<StoredIndex, string> = database.table('indexes');
const choices: Table<StoredChoice, string> = database.table('choice');
/** In the same store: so small a thing needs no other. */
const tripChoices: Table<TripChoice, string> = database.table('choice');
const owedRemovals: Table<OwedRemoval, string> = database.table('choice');
const deletions: Table<Deletion, string> = database.table('choice');

export const directoryDb = {
  database,
  manifests,
  files,
  pages,
  indexes,
  choices,
  tripChoices,
  owedRemovals,
  deletions,
};
