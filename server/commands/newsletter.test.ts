import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { confirmSubscription, subscriptionFor } from '../db/newsletter.ts';
import { type TestServices, testServices } from '../testing/services.ts';

let services: TestServices;
let folder: string;
let file: string;
beforeEach(async () => {
  services = await testServices();
  folder = dirname(services.database.path);
  file = join(folder, 'letter.txt');
  writeFileSync(file, 'Two new guides\n\nTerms: what a cap is.\n');
  const [id, email] = [newId(), 'tara@people.example'];
  await services.database.write.transaction().execute(async (trx) => {
    await subscriptionFor(trx, { id, email, createdAt: services.now() });
    await confirmSubscription(trx, id, services.now());
  });
});
afterEach(() => services.close());

/** The command as an operator runs it, beside the open database. */
function run(...words: string[]) {
  return runAt('http://pankh.example/', ...words);
}

function runAt(PUBLIC_URL: string, ...words: string[]) {
  const command = [join(import.meta.dirname, 'newsletter.ts'), ...words];
  const env = { ...process.env, DATA_DIR: folder, PUBLIC_URL };
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { stdout, stderr, status };
}

const queued = () => services.database.read.selectFrom('messages').selectAll().execute();
const said =
  '"Two new guides" goes to 1 mailbox; the server sends it. The link that ends it leads to http://pankh.example.\n';

test('a letter is counted, and then queued for the server to send', async () => {
  const dryRun = { status: 0, stdout: `Dry run, nothing written: ${said}`, stderr: '' };
  expect(run(file, '--dry-run')).toEqual(dryRun);
  expect(await queued()).toEqual([]);
  expect(run(file)).toEqual({ status: 0, stdout: said, stderr: '' });
  expect(await queued()).toMatchObject([
    { channel: 'mail', recipient: 'tara@people.example', subject: 'Two new guides', sentAt: null },
  ]);
  expect(run(file)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'This letter was sent already. To send it once more, add --again.\n',
  });
  expect(run(file, '--again')).toEqual({ status: 0, stdout: said, stderr: '' });
  expect(await queued()).toHaveLength(2);
});

test('a file that is not there, or no text, is one plain line', async () => {
  const missing = join(folder, 'none.txt');
  expect(run(missing)).toMatchObject({ status: 1, stderr: `There is no file ${missing}.\n` });
  writeFileSync(file, Buffer.from([72, 0xff, 10, 72]));
  expect(run(file)).toMatchObject({ status: 1, stderr: `${file} is not a text in UTF-8.\n` });
  expect(await queued()).toEqual([]);
});

test('where nobody says where people find the server, nobody is mailed a link that leads nowhere', async () => {
  expect(runAt('', file)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'PUBLIC_URL is not given: the link that ends the newsletter has to lead to where people find the server.\n',
  });
  expect(await queued()).toEqual([]);
  expect(runAt('', file, '--dry-run')).toMatchObject({ status: 0 });
});
