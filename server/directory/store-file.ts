import type { DirectoryFile } from '#sync/directory/manifest.ts';
import type { Db } from '../db/connection.ts';
import { keepFile, putFile } from '../db/directory-files.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { atOnce, compressed, sha256 } from './file-bytes.ts';

/**
 * Stores a file of the directory under the hash of its content, where it is not there yet. One that is there and was out
 * of use counts as in use again: a manifest that names it may be published just as housekeeping looks for what to delete.
 */
export async function storeFile(db: Db, content: Uint8Array): Promise<DirectoryFile> {
  const hash = sha256(content);
  const known = await retryBusy(() => keepFile(db, hash));
  if (known) return { hash, bytes: known.length, sent: known.sent };
  const bytes = await compressed(content, atOnce);
  await retryBusy(() => putFile(db, { hash, length: content.length, quality: atOnce, bytes }));
  return { hash, bytes: content.length, sent: bytes.length };
}
