import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/connection.ts';
import { beginEpoch } from '../db/server-state.ts';
import { newSecret } from '../outside/secrets.ts';
import { scratch } from './scratch.ts';

let migrated: Promise<Buffer> | undefined;

/** Opens a new database with nothing in it. Migrating takes longer than most tests: a process does it once. */
export async function openEmptyDatabase(path: string) {
  migrated ??= migratedOnce();
  writeFileSync(path, await migrated);
  const database = await openDatabase(path);
  await beginEpoch(database.write, newSecret());
  return database;
}

async function migratedOnce(): Promise<Buffer> {
  const folder = mkdtempSync(join(scratch(), 'pankh-empty-'));
  try {
    const path = join(folder, 'pankh.db');
    // The last connection to leave puts everything into the one file.
    await (await openDatabase(path)).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
