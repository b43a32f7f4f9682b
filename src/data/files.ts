import { neededFiles } from '#src/data/database/entry-files.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { blobOf, nextUse, putFile, readStored } from '#src/data/database/stored-file.ts';
import { tabPerson, tabPersonId } from '#src/data/database/tab-person.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { pinFile, pinnedFiles } from './pinned-files.ts';

/** So many bytes of files stay on the device beside those that nobody else has. */
const keptBytes = 100 * 1024 * 1024;

/** Keeps the bytes of a file, and lets go of what was unused the longest. Answers its hash. */
export async function keepFile(db: PersonDb, bytes: Blob): Promise<string> {
  const content = await bytes.arrayBuffer();
  const hash = await sha256(content);
  await reconnecting(db, () => putFile(db, hash, bytes, content));
  return hash;
}

/** Lets go of files that can be fetched again, the longest unused first, until few enough are left. Those of a trip stay. */
export async function forgetUnusedFiles(db: PersonDb, most = keptBytes): Promise<void> {
  await reconnecting(db, () =>
    db.transaction('rw', [db.files, db.chosen, db.outbox, db.trips, rowsOf(db, 'attention')], async () => {
      const needed = new Set([...(await neededFiles(db)), ...(await pinnedFiles(db, Date.now()))]);
      let sum = 0;
      const gone: string[] = [];
      // One at a time: where they are not blobs, their bytes come with them.
      await db.files
        .orderBy('usedAt')
        .reverse()
        .each(({ hash, size }) => {
          if (needed.has(hash)) return;
          sum += size;
          if (sum > most) gone.push(hash);
        });
      await db.files.bulkDelete(gone);
    }),
  );
}

/** Lets go of all files that can be fetched again, but for those of a trip. */
export async function forgetAllFiles(): Promise<void> {
  await forgetUnusedFiles((await writableDb()).db, 0);
}

/** Lets go of these, as far as they can be fetched again. */
export async function forgetTheseFiles(db: PersonDb, hashes: string[]): Promise<void> {
  await reconnecting(db, () =>
    db.transaction('rw', [db.files, db.chosen, db.outbox, rowsOf(db, 'attention')], async () => {
      const needed = await neededFiles(db);
      await db.files.bulkDelete(hashes.filter((hash) => !needed.has(hash)));
    }),
  );
}

/** The bytes of a file that is on this device, and can be read there. */
export async function fileHere(hash: string): Promise<Blob | null> {
  const db = openPersonDb(await tabPersonId());
  const file = await reconnecting(db, () => db.files.get(hash));
  if (!file) return null;
  // Nobody waits for it: a full device takes no note, and is read all the same.
  void nextUse(db)
    .then((usedAt) => db.files.update(hash, { usedAt }))
    .catch(() => undefined);
  const blob = blobOf(file);
  return (await readStored(blob.slice(0, 1))) && blob;
}

/** `not-theirs`: who it was fetched for does not use the device any more. `not-wanted`: nobody wants it any more. */
export type KeptFetched = 'kept' | 'storage-full' | 'not-theirs' | 'not-wanted';

/** Keeps the bytes of a file; false where nobody wants them any more. */
export type Keep = (db: PersonDb, bytes: Blob) => Promise<boolean>;

/**
 * Keeps what was fetched for somebody, where there is room: it can be fetched again. It stays while a trip lasts. Nothing is
 * kept where they have left the device meanwhile: it may come neither to who uses it now nor back to it.
 */
export async function keepFetched(
  bytes: Blob,
  personId: string,
  keep: Keep = keepPinned,
): Promise<KeptFetched> {
  const { id, isCurrent } = await tabPerson();
  if (!isCurrent || id !== personId) return 'not-theirs';
  const { db } = await writableDb();
  if (ownerOf(db) !== personId || (await reconnecting(db, () => readMeta(db))).isLeft) return 'not-theirs';
  try {
    if (!(await keep(db, bytes))) return 'not-wanted';
    await forgetUnusedFiles(db);
    return 'kept';
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return 'storage-full';
  }
}

async function keepPinned(db: PersonDb, bytes: Blob): Promise<boolean> {
  await pinFile(db, await keepFile(db, bytes));
  return true;
}
