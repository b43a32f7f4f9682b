import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#sync/records/account.ts';
import { readRow } from '../db/records.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';

let services: TestServices;
let tara: Account;
beforeEach(async () => {
  services = await testServices();
  tara = await storeAccount(services, { email: 'tara@people.example' });
});
afterEach(() => services.close());

/** The command as an operator runs it, beside the open database. */
function admin(...words: string[]) {
  const command = [join(import.meta.dirname, 'admin.ts'), ...words];
  const env = { ...process.env, DATA_DIR: dirname(services.database.path) };
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { stdout, stderr, status };
}

const roleOf = async ({ id }: Account) => (await readRow(services.database.read, 'accounts', id))?.userType;
const logged = () => services.database.read.selectFrom('auditLog').selectAll().execute();

test('the account of a verified email becomes the first admin; a second time changes nothing', async () => {
  expect(admin(' Tara@People.example ')).toEqual({
    status: 0,
    stdout: 'Tara Menon <tara@people.example> is an admin now.\n',
    stderr: '',
  });
  expect(await roleOf(tara)).toBe('admin');
  expect(await logged()).toMatchObject([
    { action: 'makeAdmin', adminName: 'npm run admin', rowId: tara.id, detail: 'was entrepreneur' },
  ]);
  expect(admin(tara.email)).toEqual({
    status: 0,
    stdout: 'Tara Menon <tara@people.example> is an admin already.\n',
    stderr: '',
  });
  expect(await logged()).toHaveLength(1);
});

test('an unknown email is one plain line, and the exit code is 1', async () => {
  expect(admin('nobody@people.example')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no account with the email nobody@people.example. Register it first.\n',
  });
  expect(await logged()).toEqual([]);
});

test('an email that nobody has verified makes no admin', async () => {
  const email = 'claimed@people.example';
  const claimed = await storeAccount(services, { email, emailVerified: false });
  expect(admin(email)).toMatchObject({
    status: 1,
    stderr: 'claimed@people.example is not verified yet. Verify it first.\n',
  });
  expect(await roleOf(claimed)).toBe('entrepreneur');
});

test('without an email, or with two, it says what it takes', () => {
  const stderr = 'Name one email. npm run admin -- EMAIL\n';
  expect(admin()).toMatchObject({ status: 1, stderr });
  expect(admin('a@people.example', 'b@people.example')).toMatchObject({ status: 1, stderr });
});
