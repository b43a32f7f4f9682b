import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { onTestFinished } from 'vitest';
import { migrations } from '../db/migrate.ts';
import { scratch } from './scratch.ts';

/** A database as it was before this migration, in a folder of its own that is gone after the test. */
export async function databaseBefore(migration: string) {
  const folder = mkdtempSync(join(scratch(), 'pankh-older-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pankh.db');
  const sqlite = new Sqlite(file);
  const before = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const then = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < migration));
  await new Migrator({ db: before, provider: { getMigrations: async () => then } }).migrateToLatest();
  return { folder, file, sqlite, close: () => before.destroy() };
}

/** All tables and indexes of a database, as they were made. */
export function schemaOf(sqlite: Sqlite.Database) {
  return sqlite.prepare('select type, name, sql from sqlite_schema order by type, name').all();
}
