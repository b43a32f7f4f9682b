import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminAccountsEndpoint } from '#sync/endpoints/admin.ts';
import type { Account } from '#sync/records/account.ts';
import { readRow } from '../db/records.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

// Who claimed a mailbox and lost it to whoever proved it was closed by nobody at the desk.

let server: TestServer;
let admin: DeskPerson;
let claimed: Account;
const email = 'shared@people.example';
beforeEach(async () => {
  server = await testServer();
  admin = await desk(server).person({ userType: 'admin' });
  const closed = { disabledAt: server.now(), deleteAt: '2026-03-31T09:00:00.000Z' };
  claimed = await storeAccount(server, { fullName: 'Claimed It', email, emailVerified: false, ...closed });
});
afterEach(() => server.close());

async function closedOnes(): Promise<string[]> {
  const path = `${adminAccountsEndpoint.path}?state=disabled`;
  const { body } = await server.call('GET', path, { cookie: admin.cookie });
  return adminAccountsEndpoint.reply.parse(body).accounts.map(({ fullName }) => fullName);
}
const open = () =>
  server.call('POST', `/api/admin/accounts/${claimed.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'enable' },
  });

test('whose email somebody else has proven is not listed as closed by us', async () => {
  expect(await closedOnes()).toEqual(['Claimed It']);
  await storeAccount(server, { email });
  expect(await closedOnes()).toEqual([]);
});

test('it is not opened again, and whoever proved the email hears nothing of it', async () => {
  await storeAccount(server, { email });
  expect(await open()).toMatchObject({
    status: 409,
    body: {
      code: 'email-taken',
      message: 'Somebody else has proven that this email is theirs, so this account stays closed.',
    },
  });
  expect(await readRow(server.database.read, 'accounts', claimed.id)).toMatchObject({
    disabledAt: expect.any(String),
  });
  expect(await desk(server).mailsTo(email)).toBe('');
});

test('where nobody has proven it, it is', async () => {
  expect((await open()).status).toBe(200);
  expect(await desk(server).mailsTo(email)).toContain('your account is open again');
});
