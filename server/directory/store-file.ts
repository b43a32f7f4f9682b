import type { DirectoryFile } from '#sync/directory/manifest.ts';
import type { Db } from '../db/connection.ts';
import { putFile, readLengths } from '../db/directory-files.ts';
import { atOnce, compressed, sha256 } from './file-bytes.ts';

/** Stores a file of the directory under the hash of its content, where it is not there yet. */
export async function storeFile(db: Db, content: Uint8Array): Promise<DirectoryFile> {
  const hash = sha256(content);
  const known = await readLengths(db, hash);
  if (known) return { hash, bytes: known.length, sent: known.sent };
  const bytes = await compressed(content, atOnce);
  await putFile(db, { hash, length: content.length, quality: atOnce, bytes });
  return { hash, bytes: content.length, sent: bytes.length };
}
