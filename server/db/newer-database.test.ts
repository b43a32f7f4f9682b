import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../testing/scratch.ts';
import { openDatabase } from './connection.ts';

test('a database that a newer version has been at is left alone, and that is said', async () => {
  const folder = mkdtempSync(join(scratch(), 'pankh-newer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pankh.db');
  await (await openDatabase(file)).close();
  const newer = new Sqlite(file);
  newer
    .prepare('insert into kysely_migration values (?, ?)')
    .run('x99-spoken-words', '2027-01-01T00:00:00.000Z');
  newer.close();
  await expect(openDatabase(file)).rejects.toThrow(
    'A newer version of Pankh has been at this database, which this one cannot read',
  );
});
