import { existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupDatabase } from '../db/backup.ts';
import { readSettings } from '../env.ts';
import { attachmentsBeside, attachmentsIn, copyAttachments } from '../outside/attachment-copies.ts';
import { readArguments, runCommand } from './command-line.ts';

const help = `npm run backup -- FILE

Copies the database in DATA_DIR to FILE, while the server runs. The copy is checked before it gets its name;
an earlier backup of that name is replaced. Files that went along with messages are copied to the folder
FILE.attachments; those that are there already are not copied again. Mail waiting as files and import reports are not
part of it, nor are the server's keys in DATA_DIR: copy secret.key (without it links in mails sent before no longer end the
daily mails) and push.key (without it devices get no notifications until Pankh is next opened there) yourself, once.`;

await runCommand(async () => {
  const { named: file } = readArguments(help, {});
  const { DATA_DIR } = readSettings(process.env);
  const database = join(DATA_DIR, 'pankh.db');
  if (!existsSync(database)) throw new Error(`There is no database in ${DATA_DIR}.`);
  if (resolve(file) === database) throw new Error('That is the database itself. Name another file.');
  if (existsSync(file) && !isSqlite(file))
    throw new Error(`${file} is there already and is not a backup. Name another file.`);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  await backupDatabase(database, file);
  // After the database: what it names is there by now.
  const [from, to] = [attachmentsIn(DATA_DIR), attachmentsBeside(file)];
  const files = await copyAttachments(from, to, { exactly: true });
  const beside = files > 0 ? ` ${files} files of messages are in ${to}.` : '';
  console.log(`Backed up to ${file}; its integrity is checked.${beside}`);
});

function isSqlite(file: string): boolean {
  const start = Buffer.alloc(16);
  readSync(openSync(file, 'r'), start, 0, 16, 0);
  return start.toString('latin1') === 'SQLite format 3\0';
}
