import type Sqlite from 'better-sqlite3';

/** Throws where a file is damaged, or is a database of something else. */
export function assertSound(database: Sqlite.Database): void {
  if (database.pragma('integrity_check', { simple: true }) !== 'ok')
    throw new Error('The database file is damaged.');
  const tables = database
    .prepare(
      "select count(*) from sqlite_schema where type = 'table' and name in ('kysely_migration', 'serverState')",
    )
    .pluck()
    .get();
  if (tables !== 2) throw new Error('The file is not a database of Pankh.');
}
