import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { newId } from '#sync/ids.ts';
import { backupDatabase } from './backup.ts';
import { type Database, openDatabase } from './connection.ts';
import { backAgain, type Done, doneSince, keepEnded, type Named } from './ended-since.ts';
import { beginEpoch, readServerState } from './server-state.ts';
import { assertSound } from './sound.ts';

/**
 * What a restore left behind: the database as it was before, null where there was none, and, where that could be read, what admins
 * had done in it since the backup, and whose accounts were gone in it.
 */
export type Restored = { aside: string | null } & Replaced;

type Replaced = { decisions: Done[]; back: Named[] };

/**
 * Puts a backup in the place of the database at `path`, as a new history (epoch). The database that was is kept.
 * A sound database is replaced in one transaction, so a server may be running: it sees the old rows or the new, never
 * a mixture; what had ended in it stays ended. One that cannot be opened is replaced as a file, and one of an older version is
 * first brought to this one: only where `hasFolder` says that no server has them. `ready`: what a server does for a database of an
 * older build as it starts, done to the copy, as one that runs does not start.
 */
export async function restoreDatabase(
  path: string,
  file: string,
  { stamp, hasFolder, ready }: { stamp: string; hasFolder(): boolean; ready(copy: Database): Promise<void> },
): Promise<Restored> {
  const incoming = `${path}.restore-${stamp}`;
  const aside = `${path}.before-restore-${stamp}`;
  try {
    const epoch = await prepare(file, incoming, ready);
    foldLog(incoming);
    if (existsSync(path) && isReadable(path)) {
      const live = await openDatabase(path, {
        beforeMigration: () => (hasFolder() ? undefined : refuse(ofOlder)),
      });
      await live.close();
      return { aside, ...(await replaceRows(path, { incoming, epoch, aside })) };
    }
    if (!hasFolder()) refuse(damaged);
    const hadOne = existsSync(path);
    if (hadOne) moveDatabase(path, aside);
    renameSync(incoming, path);
    return { aside: hadOne ? aside : null, decisions: [], back: [] };
  } finally {
    removeDatabase(incoming);
  }
}

const damaged =
  'The database is damaged or not there, and a server, or another restore, has it. Stop the server first.';
const ofOlder =
  'The database is of an older version of Pankh, and something has it: a server of that version, a command, or another restore. Stop that server first.';

function refuse(reason: string): never {
  throw new Error(reason);
}

/** A copy of the backup in this build's schema, with an epoch of its own; answers the one it had. Throws where it cannot be one. */
async function prepare(
  file: string,
  incoming: string,
  ready: (copy: Database) => Promise<void>,
): Promise<string> {
  copyFileSync(file, incoming);
  // A backup taken by other means may still have a part of itself in its log.
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${incoming}-wal`);
  const copy = openCopy(incoming);
  try {
    assertSound(copy);
  } finally {
    copy.close();
  }
  const database = await openDatabase(incoming).catch((cause: unknown) => {
    throw new Error('The backup was made by a newer version of Pankh, or its schema is not one of Pankh.', {
      cause,
    });
  });
  try {
    const { epoch } = await readServerState(database.read);
    await beginEpoch(database.write, newId());
    await ready(database);
    return epoch;
  } finally {
    await database.close();
  }
}

/** Brings a log's pages into its file, so that the file alone is the whole database. */
function foldLog(path: string): void {
  const copy = new Sqlite(path);
  copy.pragma('wal_checkpoint(TRUNCATE)');
  copy.close();
}

function openCopy(path: string): Sqlite.Database {
  try {
    const copy = new Sqlite(path, { fileMustExist: true });
    copy.prepare('select count(*) from sqlite_schema').get();
    return copy;
  } catch {
    throw new Error('The file is not a database of Pankh.');
  }
}

function isReadable(path: string): boolean {
  try {
    const database = new Sqlite(path, { fileMustExist: true, timeout: 5_000 });
    try {
      assertSound(database);
      return true;
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') throw error;
    return false;
  }
}

async function replaceRows(
  path: string,
  { incoming, epoch, aside }: { incoming: string; epoch: string; aside: string },
): Promise<Replaced> {
  const live = new Sqlite(path, { fileMustExist: true, timeout: 30_000 });
  try {
    live.pragma('synchronous = FULL');
    // The copy holds to its references already; the order of the tables must not matter here.
    live.pragma('foreign_keys = OFF');
    live.prepare('attach ? as incoming').run(incoming);
    // From here on nobody else writes, so what is kept aside is the very last state.
    live.exec('begin immediate');
    await backupDatabase(path, aside);
    const schemas = ['main', 'incoming'].map((name) => JSON.stringify(schemaOf(live, name)));
    if (schemas[0] !== schemas[1]) throw new Error('The backup and the database differ in their schema.');
    const decisions = doneSince(live);
    const back = backAgain(live);
    keepEnded(live, epoch);
    // What the triggers hold against mistakes is replaced as well; they stand again before anybody else can write.
    const triggers = triggersOf(live);
    for (const { name } of triggers) live.exec(`drop trigger main."${name}"`);
    for (const table of tablesOf(live)) {
      live.exec(`delete from main."${table}"; insert into main."${table}" select * from incoming."${table}"`);
    }
    for (const { sql } of triggers) live.exec(sql);
    live.exec('commit');
    return { decisions, back };
  } finally {
    // Closing rolls back whatever was not committed.
    live.close();
  }
}

function schemaOf(database: Sqlite.Database, name: string): unknown[] {
  return database
    .prepare(
      `select type, name, sql from ${name}.sqlite_schema where name not like 'sqlite_%' order by type, name`,
    )
    .all();
}

function triggersOf(database: Sqlite.Database): { name: string; sql: string }[] {
  return database
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from main.sqlite_schema where type = 'trigger' order by name",
    )
    .all();
}

function tablesOf(database: Sqlite.Database): string[] {
  return database
    .prepare(
      "select name from main.sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all()
    .map(String);
}

function moveDatabase(from: string, to: string): void {
  for (const end of ['-wal', '-shm', '']) if (existsSync(from + end)) renameSync(from + end, to + end);
}

function removeDatabase(path: string): void {
  for (const end of ['-wal', '-shm', '']) rmSync(path + end, { force: true });
}
