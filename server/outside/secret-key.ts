import { join } from 'node:path';
import { readKeptFile } from './kept-file.ts';
import { newSecret } from './secrets.ts';

/**
 * The server's own key, made at the first start and kept beside the database, not in it: short codes that stand hashed in
 * the database cannot be found by trying them all without it. Losing it costs the codes of the last ten minutes, and the links
 * that end daily mails.
 */
export function readSecretKey(folder: string): string {
  return readKeptFile(join(folder, 'secret.key'), newSecret);
}
