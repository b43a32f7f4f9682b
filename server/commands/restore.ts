import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../db/connection.ts';
import { holdFolder } from '../db/hold-folder.ts';
import { restoreDatabase } from '../db/restore.ts';
import { retryBusy } from '../db/retry-busy.ts';
import { readyDirectory } from '../directory/ready-directory.ts';
import { readSettings } from '../env.ts';
import { attachmentsBeside, attachmentsIn, copyAttachments } from '../outside/attachment-copies.ts';
import { readArguments, runCommand } from './command-line.ts';
import { toDecideAgain } from './to-decide-again.ts';

const help = `npm run restore -- FILE

Puts a backup in the place of the database in DATA_DIR; a server of this version may be running. The database that was
is kept beside it as pankh.db.before-restore-<time>. The restored one begins a new history: devices notice, fetch everything
again and send what they had not been told was lost. What ended since the backup stays so: sessions, passwords, mail that has
left, the newsletter of who wants it no more. What admins decided since is named, to be decided again. Files of messages in FILE.attachments are put back, too.
Refused where FILE is not a sound database of Pankh or comes from a newer version.`;

await runCommand(async () => {
  const { named: file } = readArguments(help, {});
  const { DATA_DIR } = readSettings(process.env);
  const database = join(DATA_DIR, 'pankh.db');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (resolve(file) === database) throw new Error('That is the database itself. Name a backup.');
  // Where no server runs, none begins before the end.
  const letGo = holdFolder(DATA_DIR);
  // Before the database: a message must not be there without its files.
  await copyAttachments(attachmentsBeside(file), attachmentsIn(DATA_DIR), { exactly: false });
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const hasFolder = () => letGo !== null;
  const { aside, decisions, back } = await retryBusy(() =>
    restoreDatabase(database, file, { stamp, hasFolder, ready }),
  );
  letGo?.();
  console.log(`Restored from ${file}.${aside ? ` The database that was is kept as ${aside}.` : ''}`);
  const lines = toDecideAgain(decisions, back);
  if (aside && lines.length > 0) console.log([...lines, `More of all that stands in ${aside}.`].join('\n'));
});

/** People's data come first: without its directory a backup is restored, too. */
async function ready(copy: Database): Promise<void> {
  try {
    await readyDirectory(copy, () => new Date().toISOString());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The investor directory is not published yet, the server will try again: ${reason}`);
  }
}
