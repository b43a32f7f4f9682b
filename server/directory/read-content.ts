import type { Db } from '../db/connection.ts';
import { readFile } from '../db/directory-files.ts';
import { expanded } from './file-bytes.ts';

/** What a stored file of the directory holds. Throws where it is not there, which no named file may be. */
export async function readContent(db: Db, hash: string): Promise<Uint8Array> {
  const bytes = await readFile(db, hash);
  if (!bytes) throw new Error(`The directory's file ${hash} is not there`);
  return expanded(bytes);
}
