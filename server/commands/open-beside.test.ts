import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backupDatabase } from '../db/backup.ts';
import { openDatabase } from '../db/connection.ts';
import { holdFolder } from '../db/hold-folder.ts';
import { databaseBefore, schemaOf } from '../testing/older-database.ts';
import { openBeside } from './open-beside.ts';

/** A database of an older version, and a way to look at it as it stands. */
async function older() {
  const { folder, file, close } = await databaseBefore('x30');
  await close();
  const seen = new Sqlite(file, { readonly: true });
  onTestFinished(() => void seen.close());
  return { folder, file, schema: () => schemaOf(seen) };
}

test('under a server of an older version no command brings the database to this one; where none runs, it does', async () => {
  const { folder, schema } = await older();
  const before = schema();
  const letGo = holdFolder(folder);
  await expect(openBeside(folder)).rejects.toThrow(
    `The database in ${folder} is of an older version of Pankh, and something has it: a server of that version, or what is just bringing it to this one. Stop that server, or wait for the end of that, and try again.`,
  );
  expect(schema()).toEqual(before);

  letGo?.();
  const database = await openBeside(folder);
  onTestFinished(() => database.close());
  expect(schema()).not.toEqual(before);
  // A server may begin while the command goes on.
  const held = holdFolder(folder);
  expect(held).not.toBeNull();
  held?.();
});

test('a database of this version is opened beside its server', async () => {
  const { folder, file } = await older();
  await (await openDatabase(file)).close();
  const letGo = holdFolder(folder);
  await (await openBeside(folder)).close();
  letGo?.();
});

test('under a server of an older version nothing is restored', async () => {
  const { folder, schema } = await older();
  const before = schema();
  const backup = join(folder, 'backup.db');
  const whole = await openDatabase(join(folder, 'whole.db'));
  await backupDatabase(whole.path, backup);
  await whole.close();
  const letGo = holdFolder(folder);
  const restored = spawnSync(process.execPath, [join(import.meta.dirname, 'restore.ts'), backup], {
    env: { DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(restored).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^The database is of an older version of Pankh.*Stop that server first\.\n$/,
    ),
  });
  expect(schema()).toEqual(before);
  letGo?.();
}, 60_000);
