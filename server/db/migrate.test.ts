import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { openDatabase } from './connection.ts';
import * as foundation from './migrations/1-foundation.ts';
import { readAll } from './records.ts';

test('a database of the first schema is brought to this one with every draft it holds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pankh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pankh.db');
  const draft = await firstDatabase(file);
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  expect(await readAll(database.read, 'drafts')).toEqual([
    {
      ...draft,
      highlights: [],
      conflicts: [],
      trail: { fields: {}, sitting: null, broughtBack: null },
    },
  ]);
  expect(await readAll(database.read, 'draftVersions')).toEqual([]);
});

/** Makes a database as the first release did, with one draft. */
async function firstDatabase(file: string) {
  const sqlite = new Sqlite(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const migrations = { '1-foundation': foundation };
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  const at = '2026-03-01T09:00:00.000Z';
  const ownerId = newId();
  const words = { industry: 'SaaS', stage: 'Seed', location: 'Pune', description: 'Looms', currency: 'INR' };
  const amounts = { totalRequired: '25 lakh', minInvestment: '50,000' };
  const moments = { createdAt: at, updatedAt: at, deletedAt: null, submittedAs: null };
  const draft = { id: newId(), ownerId, title: 'Monsoon Mills', ...words, ...amounts, ...moments };
  sqlite
    .prepare(
      `insert into accounts values (?, 'tara@people.example', 'tara', 'Tara', 'entrepreneur', 'Kochi', 1, 1, ?)`,
    )
    .run(ownerId, at);
  const columns = { ...draft, highlights: '[]', conflicts: '[]' };
  const names = Object.keys(columns);
  sqlite
    .prepare(`insert into drafts (${names.join()}) values (${names.map((name) => `@${name}`).join()})`)
    .run(columns);
  await db.destroy();
  return draft;
}
