import { directoryDb } from './directory-db.ts';

type StoredSize = { count: number; bytes: number };

/** Files and indexes are named by what is in them; a file that is taken apart later has pages then. */
let last: { names: string; size: StoredSize } | null = null;

/**
 * How many bytes the directory takes on this device as it is stored, and in how many files and indexes. They are looked at one
 * by one: all of them at once would not fit into a phone's memory. `pause` between them lets a page answer.
 */
export async function directorySize(pause: () => Promise<void>): Promise<StoredSize> {
  const { files, pages, indexes } = directoryDb;
  const hashes = await files.toCollection().primaryKeys();
  const keys = await indexes.toCollection().primaryKeys();
  const names = [...hashes, ...keys, await pages.count()].join();
  if (last?.names === names) return last.size;
  let bytes = 0;
  for (const hash of hashes) {
    const file = await files.get(hash);
    bytes += file?.pages?.bytes ?? file?.bytes.byteLength ?? 0;
    await pause();
  }
  for (const key of keys) {
    bytes += (await indexes.get(key))?.index.byteLength ?? 0;
    await pause();
  }
  const size = { count: hashes.length + keys.length, bytes };
  last = { names, size };
  return size;
}
