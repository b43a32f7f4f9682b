import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importInvestors } from '../directory/import-investors.ts';
import { readyDirectory } from '../directory/ready-directory.ts';
import { madeUpInvestors } from '../made-up/made-up-investors.ts';
import { storeAccount } from '../testing/accounts.ts';
import { allPublished } from '../testing/all-published.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { backupDatabase } from './backup.ts';
import { type Database, openDatabase } from './connection.ts';
import { parseManifest, readManifest } from './directory.ts';
import { readAll } from './records.ts';
import { restoreDatabase } from './restore.ts';
import { readServerState } from './server-state.ts';

let services: TestServices;
let path: string;
let backup: string;
const ready = (copy: Database) => readyDirectory(copy, () => services.now());
const stopped = { stamp: 'then', hasFolder: () => true, ready };
const running = { stamp: 'then', hasFolder: () => false, ready };
beforeEach(async () => {
  services = await testServices();
  path = services.database.path;
  backup = join(dirname(path), 'backup.db');
});
afterEach(() => services.close());

const names = async () =>
  (await readAll(services.database.read, 'accounts')).map(({ fullName }) => fullName).sort();

test('copies made while others write are whole', async () => {
  const done = new AbortController();
  const writing = (async () => {
    while (!done.signal.aborted) {
      await storeAccount(services);
      await turn();
    }
  })();
  for (const round of [1, 2, 3, 4, 5]) {
    await backupDatabase(path, `${backup}${round}`);
    const copy = new Sqlite(`${backup}${round}`, { readonly: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    const [accounts, logged] = ['accounts', 'changes'].map((table) =>
      copy
        .prepare(`select count(distinct ${table === 'changes' ? 'rowId' : 'id'}) from ${table}`)
        .pluck()
        .get(),
    );
    expect(logged).toBe(accounts);
    copy.close();
  }
  done.abort();
  await writing;
  expect(readdirSync(dirname(path)).filter((name) => name.includes('partial'))).toEqual([]);
});

test('a restore under an open database brings the old rows back, as a new history, and keeps the lost ones aside', async () => {
  await storeAccount(services, { fullName: 'Before' });
  await backupDatabase(path, backup);
  await storeAccount(services, { fullName: 'Later' });
  const { epoch } = await readServerState(services.database.read);
  const { aside } = await restoreDatabase(path, backup, running);
  expect(await names()).toEqual(['Before']);
  expect((await readServerState(services.database.read)).epoch).not.toBe(epoch);
  await storeAccount(services, { fullName: 'After' });
  expect(await names()).toEqual(['After', 'Before']);
  const kept = await openDatabase(aside ?? '');
  expect((await readAll(kept.read, 'accounts')).map(({ fullName }) => fullName).sort()).toEqual([
    'Before',
    'Later',
  ]);
  await kept.close();
  expect(readdirSync(dirname(path)).filter((name) => name.includes('.restore-'))).toEqual([]);
});

test('what is kept for good is restored too, and stays kept for good afterwards', async () => {
  const log = (action: string) =>
    sql`insert into auditLog (at, adminName, action, tableName, rowId, detail)
      values ('then', 'Someone', ${action}, 'accounts', '', '')`.execute(services.database.write);
  await log('first');
  await backupDatabase(path, backup);
  await log('second');
  await restoreDatabase(path, backup, stopped);
  const { read, write } = services.database;
  expect(await read.selectFrom('auditLog').select('action').execute()).toEqual([{ action: 'first' }]);
  await expect(write.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
});

test('a backup whose directory has no files of this build is restored with one, under a server that runs', async () => {
  const { read, write } = services.database;
  const rows = [...madeUpInvestors({ seed: 1, count: 40 })].map((values, index) => ({
    line: index + 2,
    values,
  }));
  await importInvestors(services.database, rows, { now: services.now });
  await write.deleteFrom('directoryManifest').execute();
  await write.deleteFrom('directoryFiles').execute();
  await backupDatabase(path, backup);
  await restoreDatabase(path, backup, running);
  const manifest = parseManifest((await readManifest(read))?.bytes ?? Buffer.from('no manifest'));
  expect(await allPublished(read, manifest)).toHaveLength(40);
});

test('a damaged database is replaced as a file, but never under a running server', async () => {
  await storeAccount(services, { fullName: 'Before' });
  await backupDatabase(path, backup);
  const { epoch } = await readServerState(services.database.read);
  const damaged = join(dirname(path), 'damaged.db');
  writeFileSync(damaged, 'this is no database');
  await expect(restoreDatabase(damaged, backup, running)).rejects.toThrow(/Stop the server/);
  await restoreDatabase(damaged, backup, stopped);
  const restored = await openDatabase(damaged);
  expect((await readAll(restored.read, 'accounts')).map(({ fullName }) => fullName)).toEqual(['Before']);
  expect((await readServerState(restored.read)).epoch).not.toBe(epoch);
  await restored.close();
  expect(existsSync(`${damaged}.before-restore-then`)).toBe(true);
});

test('files that are no sound database of this version are refused and nothing changes', async () => {
  await storeAccount(services, { fullName: 'Before' });
  const { epoch } = await readServerState(services.database.read);
  writeFileSync(backup, 'name,website\n'.repeat(1_000));
  await expect(restoreDatabase(path, backup, stopped)).rejects.toThrow('not a database of Pankh');
  const other = join(dirname(path), 'other.db');
  new Sqlite(other).exec('create table notes (text)').close();
  await expect(restoreDatabase(path, other, stopped)).rejects.toThrow('not a database of Pankh');
  const newer = join(dirname(path), 'newer.db');
  await backupDatabase(path, newer);
  new Sqlite(newer).exec("insert into kysely_migration values ('9-future', '2030-01-01')").close();
  await expect(restoreDatabase(path, newer, stopped)).rejects.toThrow('newer version');
  expect(await names()).toEqual(['Before']);
  expect((await readServerState(services.database.read)).epoch).toBe(epoch);
});

test('a backup that was damaged since is refused', async () => {
  for (let count = 0; count < 200; count++) await storeAccount(services);
  await backupDatabase(path, backup);
  const damaged = join(dirname(path), 'damaged.db');
  copyFileSync(backup, damaged);
  const bytes = Buffer.alloc(8_192, 7);
  const { openSync, writeSync, closeSync } = await import('node:fs');
  const file = openSync(damaged, 'r+');
  writeSync(file, bytes, 0, bytes.length, 12_288);
  closeSync(file);
  await expect(restoreDatabase(path, damaged, stopped)).rejects.toThrow(/damaged|not a database/);
});
