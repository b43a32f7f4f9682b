import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retryBusy } from '../db/retry-busy.ts';
import { readSettings } from '../env.ts';
import { parseLetter, queueLetter } from '../newsletter-letter.ts';
import { readSecretKey } from '../outside/secret-key.ts';
import { publicAddress } from '../public-address.ts';
import { readArguments, runCommand } from './command-line.ts';
import { openBeside } from './open-beside.ts';

const help = `npm run newsletter -- FILE.txt [--dry-run] [--again]

Sends a letter to every mailbox that has confirmed the newsletter: all of them or none. The first line of the file is
the subject, the rest is the letter, as plain text in UTF-8; below it stands a link that ends the newsletter. The mails
wait in the database in DATA_DIR; the server sends them, now or once it runs. PUBLIC_URL has to be given, and to be the server's own: that link leads there for good.

  --dry-run   say how many mailboxes it goes to, write nothing
  --again     send a letter that was sent already`;

const nowhere =
  'PUBLIC_URL is not given: the link that ends the newsletter has to lead to where people find the server.';

await runCommand(async () => {
  const { named: file, values } = readArguments(help, {
    'dry-run': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  });
  const { 'dry-run': dryRun, again } = values;
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const letter = parseLetter(textOf(file));
  const settings = readSettings(process.env);
  if (!dryRun && settings.PUBLIC_URL === undefined) throw new Error(nowhere);
  if (!existsSync(join(settings.DATA_DIR, 'pankh.db')))
    throw new Error(`There is no database in ${settings.DATA_DIR}.`);
  const world = { secretKey: readSecretKey(settings.DATA_DIR), address: publicAddress(settings) };
  const database = await openBeside(settings.DATA_DIR);
  const now = new Date().toISOString();
  try {
    const count = await retryBusy(() =>
      database.write
        .transaction()
        .execute((trx) => queueLetter(trx, letter, { ...world, dryRun, again }, now)),
    );
    console.log(
      `${dryRun ? 'Dry run, nothing written: ' : ''}"${letter.subject}" goes to ${count} ${count === 1 ? 'mailbox' : 'mailboxes'}; the server sends it. The link that ends it leads to ${world.address}.`,
    );
  } finally {
    await database.close();
  }
});

function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error(`${file} is not a text in UTF-8.`);
  return bytes.toString('utf8');
}
