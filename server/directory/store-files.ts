import type { DirectoryFile } from '#sync/directory/manifest.ts';
import type { Db } from '../db/connection.ts';
import { keepFiles, putFiles } from '../db/directory-files.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { atOnce, compressed, sha256 } from './file-bytes.ts';

/**
 * Stores files of the directory under the hashes of their contents, where they are not there yet. One that is there and was
 * out of use counts as in use again: a manifest that names it may be published just as housekeeping looks for what to delete.
 */
export async function storeFiles(db: Db, contents: Uint8Array[]): Promise<DirectoryFile[]> {
  const named = contents.map((content) => ({ hash: sha256(content), content }));
  const hashes = named.map(({ hash }) => hash);
  const known = await retryBusy(() => inTransaction(db, (trx) => keepFiles(trx, hashes)));
  const added = await Promise.all(
    named
      .filter(({ hash }) => !known.has(hash))
      .map(async ({ hash, content }) => {
        const bytes = await compressed(content, atOnce);
        return { hash, length: content.length, quality: atOnce, bytes };
      }),
  );
  if (added.length > 0) await retryBusy(() => inTransaction(db, (trx) => putFiles(trx, added)));
  const sent = new Map([
    ...[...known].map(([hash, lengths]) => [hash, lengths.sent] as const),
    ...added.map(({ hash, bytes }) => [hash, bytes.length] as const),
  ]);
  return named.map(({ hash, content }) => ({ hash, bytes: content.length, sent: sent.get(hash) ?? 0 }));
}

export async function storeFile(db: Db, content: Uint8Array): Promise<DirectoryFile> {
  const [file] = await storeFiles(db, [content]);
  if (!file) throw new Error('A file was not stored');
  return file;
}
