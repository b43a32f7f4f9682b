import { inDirectory } from './in-directory.ts';

type StoredSize = { count: number; bytes: number };

/** Files and indexes are named by what is in them: of each that was looked at, how large it is. */
let known = new Map<string, number>();

/** What of the directory is on this device, by name: another text once it is more, or less, or kept otherwise. */
export async function storedNames(): Promise<string> {
  const { hashes, keys } = await namesHere();
  const pages = await inDirectory(({ pages }) => pages.count());
  return [...hashes, ...keys, pages].join();
}

/**
 * How many bytes the directory takes on this device as it is stored, and in how many files and indexes. They are looked at one
 * by one: all of them at once would not fit into a phone's memory. `pause` between them lets a page answer.
 */
export async function directorySize(pause: () => Promise<void>): Promise<StoredSize> {
  const { hashes, keys } = await namesHere();
  const names = new Set([...hashes, ...keys]);
  known = new Map([...known].filter(([name]) => names.has(name)));
  let bytes = 0;
  for (const hash of hashes) {
    bytes += known.get(hash) ?? (await ofFile(hash));
    await pause();
  }
  for (const key of keys) {
    bytes += known.get(key) ?? (await ofIndex(key));
    await pause();
  }
  return { count: hashes.length + keys.length, bytes };
}

function namesHere(): Promise<{ hashes: string[]; keys: string[] }> {
  return inDirectory(async ({ files, indexes }) => {
    const hashes = await files.toCollection().primaryKeys();
    return { hashes, keys: await indexes.toCollection().primaryKeys() };
  });
}

async function ofFile(hash: string): Promise<number> {
  const file = await inDirectory(({ files }) => files.get(hash));
  // One that is kept whole may be kept by page later.
  if (file?.pages) known.set(hash, file.pages.bytes);
  return file?.pages?.bytes ?? file?.bytes.byteLength ?? 0;
}

async function ofIndex(key: string): Promise<number> {
  const stored = await inDirectory(({ indexes }) => indexes.get(key));
  if (stored) known.set(key, stored.index.byteLength);
  return stored?.index.byteLength ?? 0;
}
