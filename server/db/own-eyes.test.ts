import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachmentsBeside, attachmentsIn, copyAttachments } from '../outside/attachment-copies.ts';
import { scratch } from '../testing/scratch.ts';
import { backupDatabase } from './backup.ts';
import { openDatabase } from './connection.ts';

// Codes, addresses and what people wrote to each other stand in them: others who have an account on the machine read none.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(scratch(), 'pankh-eyes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the folder that the server makes for its data is for its own user alone', async () => {
  const data = join(folder, 'data');
  await (await openDatabase(join(data, 'pankh.db'))).close();
  expect(modeOf(data)).toBe('700');
});

test('so is a backup, and the folder of the files beside it', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy.db')];
  await (await openDatabase(join(data, 'pankh.db'))).close();
  mkdirSync(join(attachmentsIn(data), 'somebody'), { recursive: true });
  writeFileSync(join(attachmentsIn(data), 'somebody', 'plan'), 'looms');
  await backupDatabase(join(data, 'pankh.db'), copy);
  await copyAttachments(attachmentsIn(data), attachmentsBeside(copy), { exactly: true });
  expect([modeOf(copy), modeOf(attachmentsBeside(copy))]).toEqual(['600', '700']);
});
