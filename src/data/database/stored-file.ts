import type { FileHere, PersonDb } from './person-db.ts';
import { isStorageFull } from './storage-full.ts';

/**
 * Stores a file, of which `content` is the same once more: in a private window of Safari nothing but bytes can be stored, and a
 * blob is refused there with the words for a lost connection. Everywhere else it is a blob, which stays on the disk where many
 * files are looked through.
 */
export async function putFile(db: PersonDb, hash: string, blob: Blob, content: ArrayBuffer): Promise<void> {
  const usedAt = await nextUse(db);
  const put = (bytes: FileHere['bytes']) => db.files.put({ hash, size: blob.size, usedAt, bytes });
  try {
    await put(blob);
  } catch (error) {
    if (isStorageFull(error)) throw error;
    await put(content);
  }
}

/** When a file is used now, in ms: after all others, also those that were used while the clock was ahead. */
export async function nextUse(db: PersonDb): Promise<number> {
  const [last] = await db.files.orderBy('usedAt').reverse().limit(1).keys();
  return Math.max(Date.now(), typeof last === 'number' ? last + 1 : 0);
}

/** However it was stored. What type it is of, its name tells. */
export const blobOf = ({ bytes }: FileHere) => new Blob([bytes]);

/** Null where the device cannot read what it stored, for now or ever: a fault of this file alone, which looks like a lost connection. */
export async function readStored(part: Blob): Promise<ArrayBuffer | null> {
  try {
    return await part.arrayBuffer();
  } catch {
    return null;
  }
}
