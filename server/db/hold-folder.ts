import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

const asked = 200;

/**
 * Keeps servers from a data folder until this process ends, however it ends: the system lets go of the lock, and no file left by
 * one that was killed is in the way of the next. Answers how to let go of it before; null where another process has it. Throws
 * where it cannot be written.
 */
export function holdFolder(folder: string): (() => void) | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = openLock(join(folder, 'server.lock'));
  try {
    // Without it SQLite begins a journal beside it, for which a full disk has no room.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return () => void lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
}

/** SQLite itself names no file, and would hold one against nobody that it may only read. */
function openLock(file: string): Sqlite.Database {
  try {
    const lock = new Sqlite(file, { timeout: 0 });
    accessSync(file, constants.W_OK);
    return lock;
  } catch (cause) {
    throw new Error(`${file} could not be opened for writing`, { cause });
  }
}

/**
 * As `holdFolder`, but gives whoever has it `longest` ms to end: of a server that is started anew the old one may still be
 * closing. Throws where it does not end.
 */
export async function holdFolderInTurn(folder: string, longest: number, print: (line: string) => void) {
  let letGo = holdFolder(folder);
  if (!letGo) print(`Another server, or a command, has ${folder}: waiting for its end ...`);
  for (let waited = 0; !letGo && waited < longest; waited += asked) {
    await pause(asked);
    letGo = holdFolder(folder);
  }
  if (letGo) return letGo;
  throw new Error(
    `Another server, or a command, has ${folder}. Stop the server, or wait for the end of the command.`,
  );
}
