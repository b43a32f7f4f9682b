import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteInAudit } from '../db/audit.ts';
import { backupDatabase } from '../db/backup.ts';
import { openDatabase } from '../db/connection.ts';
import { holdFolder } from '../db/hold-folder.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

test('a database that cannot be read is replaced once no server holds its folder, whatever one that was killed left there', async () => {
  const folder = scratchFolder('restore');
  const backup = join(folder, 'backup.db');
  const whole = await openDatabase(join(folder, 'whole.db'));
  await backupDatabase(whole.path, backup);
  await whole.close();
  writeFileSync(join(folder, 'pankh.db'), 'a list of looms, and not a database'.repeat(100));
  // As versions of before left it; another process may have its number by now.
  writeFileSync(join(folder, 'server.pid'), String(process.pid));
  const restore = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'restore.ts'), backup], {
      env: { DATA_DIR: folder },
      encoding: 'utf8',
    });

  const letGo = holdFolder(folder);
  expect(restore()).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop the server first.') });
  letGo?.();
  expect(restore()).toMatchObject({ status: 0, stdout: expect.stringContaining('Restored from') });
}, 60_000);

test('what an admin decided since the backup is named, with where it can be looked up', async () => {
  const folder = scratchFolder('restore');
  const backup = join(folder, 'backup.db');
  const database = await openDatabase(join(folder, 'pankh.db'));
  await backupDatabase(database.path, backup);
  const admin = { id: null, fullName: 'Zoya' };
  const decided = { action: 'decideAccount' as const, tableName: 'accounts', rowId: '7', detail: 'disable' };
  await database.write
    .transaction()
    .execute((trx) => noteInAudit(trx, { admin, ...decided }, '2026-03-01T09:00:00.000Z'));
  await database.close();
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'restore.ts'), backup], {
    env: { DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain(
    'to be made again:\n  2026-03-01T09:00:00.000Z Zoya: decideAccount accounts 7 disable\n',
  );
  expect(stdout).toMatch(/More of all that stands in .*before-restore-.*\.\n$/);
}, 60_000);
