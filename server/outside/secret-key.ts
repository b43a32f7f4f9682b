import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from './secrets.ts';

/**
 * The server's own key, made at the first start and kept beside the database, not in it: short codes that stand hashed in
 * the database cannot be found by trying them all without it. Losing it costs the codes of the last ten minutes, and the links
 * that end daily mails.
 */
export function readSecretKey(folder: string): string {
  const file = join(folder, 'secret.key');
  if (!existsSync(file)) create(file);
  return readFileSync(file, 'utf8');
}

/** Whole or not at all, and never over another's. */
function create(file: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, newSecret(), { mode: 0o600 });
  try {
    linkSync(part, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}
