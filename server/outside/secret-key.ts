import { join } from 'node:path';
import { readKeptFile } from './kept-file.ts';
import { newSecret } from './secrets.ts';

/** Of 32 bytes in base64url. */
const leastLength = 43;

/**
 * The server's own key, made at the first start and kept beside the database, not in it: short codes that stand hashed in
 * the database cannot be found by trying them all without it. Losing it costs the codes of the last ten minutes, and the links
 * that end daily mails. Throws where the file holds less than a key.
 */
export function readSecretKey(folder: string): string {
  return readKeptFile(join(folder, 'secret.key'), newSecret, (content) =>
    content.trim().length < leastLength ? null : content,
  );
}
