import { renameSync, rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { assertSound } from './sound.ts';

/**
 * Copies a database that may be in use to a file of its own: one committed moment, checked before it gets its name.
 * Writers are not held up. Throws where the copy fails its check; then there is no file.
 */
export async function backupDatabase(path: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const source = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: 5_000 });
  try {
    // With its own snapshot held, what others write meanwhile does not make the copy begin again.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    // Everything of everybody is in it: from its first page on it is for whoever makes it alone.
    writeFileSync(partial, '', { mode: 0o600 });
    await source.backup(partial);
    const copy = new Sqlite(partial);
    try {
      // A file in WAL mode is three files; a backup is one.
      copy.pragma('journal_mode = DELETE');
      assertSound(copy);
    } finally {
      copy.close();
    }
    renameSync(partial, file);
  } finally {
    source.close();
    rmSync(partial, { force: true });
  }
}
