import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  type Transaction,
} from 'kysely';
import { type BeforeMigration, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** One writer and one reader on the same file: reads see a committed snapshot and never wait for a writer. */
export type Database = {
  write: Db;
  read: Db;
  path: string;
  /** Changes whenever another connection, of this process or another, has committed. */
  version(): number;
  close(): Promise<void>;
};

export type OpenOptions = { checkpointPages?: number; beforeMigration?: BeforeMigration };

/**
 * Opens (and where needed makes and migrates) the database file, in a folder that others on the machine cannot look into where
 * there is none yet. Throws where durability cannot be had.
 * `checkpointPages`: after how many pages written its log is brought into the file; a long import writes the same pages
 * over and over, so it does that less often. `beforeMigration`: as `migrate` takes it.
 */
export async function openDatabase(
  path: string,
  { checkpointPages = 1_000, beforeMigration }: OpenOptions = {},
): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const writer = connect(path);
  writer.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  const write = kyselyOn(writer, { immediate: true });
  // A migration that makes a table anew drops the old one: with references on, that would empty all that refer to it.
  writer.pragma('foreign_keys = OFF');
  try {
    await migrate(write, beforeMigration);
  } catch (error) {
    // As where it cannot be opened.
    writer.close();
    throw error;
  }
  writer.pragma('foreign_keys = ON');
  const reader = connect(path);
  reader.pragma('query_only = 1');
  const read = kyselyOn(reader, { immediate: false });
  return {
    write,
    read,
    path,
    version: () => Number(reader.pragma('data_version', { simple: true })),
    async close() {
      await read.destroy();
      await write.destroy();
      // Kysely closes only what it has used.
      reader.close();
      writer.close();
    },
  };
}

/** For a thread of its own that only reads a file which `openDatabase` has opened. It ends with the thread. */
export function openReader(path: string): Db {
  const reader = connect(path);
  reader.pragma('query_only = 1');
  return kyselyOn(reader, { immediate: false });
}

/** SQLite itself names no file. */
function connect(path: string): Sqlite.Database {
  try {
    return connected(path);
  } catch (cause) {
    throw new Error(`${path} could not be opened as a database`, { cause });
  }
}

function connected(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: 200 });
  try {
    return configured(connection);
  } catch (error) {
    // Whoever tries again opens another.
    connection.close();
    throw error;
  }
}

function configured(connection: Sqlite.Database): Sqlite.Database {
  connection.pragma('journal_mode = WAL');
  // WAL lowers this silently to NORMAL, which loses acknowledged commits when the power goes: set it after.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  // What is taken out (a code that was sent) is overwritten, not only forgotten.
  connection.pragma('secure_delete = ON');
  const found = ['journal_mode', 'synchronous', 'foreign_keys'].map((name) =>
    connection.pragma(name, { simple: true }),
  );
  if (found.join() !== 'wal,2,1') throw new Error(`SQLite did not take its settings: ${found.join()}`);
  return connection;
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * Kysely prepares a statement at every call; here each is prepared once.
 * A writer begins `immediate`: two processes that both read before they write would otherwise fail instead of wait.
 */
function kyselyOn(connection: Sqlite.Database, { immediate }: { immediate: boolean }): Db {
  const statements = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    prepare(sql) {
      // A full or failing disk rolls back by itself; a second rollback would hide the reason.
      if (sql === 'rollback' && !connection.inTransaction) return nothingToDo;
      const text = immediate && sql === 'begin' ? 'begin immediate' : sql;
      const known = statements.get(text);
      if (known) return known;
      if (statements.size >= 500) statements.clear();
      const statement: SqliteStatement = connection.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => connection.close(),
  };
  const dialect = new SqliteDialect({ database });
  // SQLite takes back a change of its schema like any other; Kysely would commit each statement of a migration by itself.
  dialect.createAdapter = () =>
    Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
  return new Kysely<Schema>({ dialect });
}
