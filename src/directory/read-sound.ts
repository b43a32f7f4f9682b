import { DamagedDirectoryFile } from '#sync/directory/damaged-file.ts';
import { giveUpFile } from './stored-files.ts';

/** All of a file. One that lacks pages is given up like one that is damaged; where it is not here, it throws. */
export async function readAllSound<T>(hash: string, read: (hash: string) => Promise<T | null>): Promise<T> {
  const found = await readSound(hash, read);
  if (found !== null) return found;
  await giveUpFile(hash);
  throw new Error(`The file ${hash} went away`);
}

/**
 * What is read of a file. One that is damaged on the device is given up, as every start would fail at it, and the error thrown.
 * Not for live queries: they must not write.
 */
export async function readSound<T>(hash: string, read: (hash: string) => Promise<T>): Promise<T> {
  try {
    return await read(hash);
  } catch (error) {
    if (isDamage(error)) await giveUpFile(hash);
    throw error;
  }
}

/** A TypeError is what the browser says of what it cannot decompress. What the database cannot do just now is no damage. */
function isDamage(error: unknown): boolean {
  return error instanceof DamagedDirectoryFile || error instanceof TypeError;
}
