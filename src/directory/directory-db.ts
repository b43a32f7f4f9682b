import Dexie, { type Table } from 'dexie';
import { watchOpening } from '#src/data/opened.ts';
import type { Manifest } from '#sync/directory.ts';

/** The one row that says what the directory on this device is made of. `hash` is of the manifest as served. */
export type StoredManifest = { key: 'current'; hash: string; manifest: Manifest };
export type StoredFile = { hash: string; bytes: ArrayBuffer; gzipped: boolean };

/** Shared by whoever uses the device; nothing personal is in it. */
const database = new Dexie('directory', { chromeTransactionDurability: 'strict' });
database.version(1).stores({ manifest: 'key', files: 'hash' });
watchOpening(database);

const manifests: Table<StoredManifest, string> = database.table('manifest');
const files: Table<StoredFile, string> = database.table('files');

export const directoryDb = { database, manifests, files };
