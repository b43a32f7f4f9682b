import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../testing/scratch.ts';
import { openDatabase } from './connection.ts';
import { migrations } from './migrate.ts';

function schemaOf(sqlite: Sqlite.Database) {
  return sqlite.prepare('select type, name, sql from sqlite_schema order by type, name').all();
}

test('a database that could be brought half-way to this version is as it was, and comes to it the next time', async () => {
  const folder = mkdtempSync(join(scratch(), 'pankh-whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pankh.db');
  const sqlite = new Sqlite(file);
  onTestFinished(() => void sqlite.close());
  sqlite.pragma('journal_mode = WAL');
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < 'x12'));
  const before = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  await new Migrator({ db: before, provider: { getMigrations: async () => known } }).migrateToLatest();

  // What is made last of the twelfth: by then its table of messages has taken the place of the one before.
  sqlite.exec('create table uploads (inTheWay text)');
  const schema = schemaOf(sqlite);
  await expect(openDatabase(file)).rejects.toThrow('could not be brought to this version');
  expect(schemaOf(sqlite)).toEqual(schema);
  sqlite.exec('drop table uploads');
  await (await openDatabase(file)).close();
});
