import type { FileHere, PersonDb } from './person-db.ts';
import { isStorageFull } from './storage-full.ts';

/**
 * Stores a file, of which `content` is the same once more: in a private window of Safari nothing but bytes can be stored, and a
 * blob is refused there with the words for a lost connection. Everywhere else it is a blob, which stays on the disk where many
 * files are looked through.
 */
export async function putFile(db: PersonDb, hash: string, blob: Blob, content: ArrayBuffer): Promise<void> {
  const file = { hash, size: blob.size, usedAt: Date.now() };
  try {
    await db.files.put({ ...file, bytes: blob });
  } catch (error) {
    if (isStorageFull(error)) throw error;
    await db.files.put({ ...file, bytes: content });
  }
}

export function blobOf({ bytes }: FileHere): Blob {
  return bytes instanceof ArrayBuffer ? new Blob([bytes]) : bytes;
}
