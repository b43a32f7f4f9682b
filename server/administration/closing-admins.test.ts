import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountDecision, adminAccountsEndpoint } from '#sync/endpoints/admin.ts';
import { readRow } from '../db/records.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { decideAccount } from './decide-account.ts';

let server: TestServer;
let admins: [DeskPerson, DeskPerson];
beforeEach(async () => {
  server = await testServer();
  const { person } = desk(server);
  admins = [
    await person({ userType: 'admin', fullName: 'Vasudha Nambi' }),
    await person({ userType: 'admin', fullName: 'Demo Admin' }),
  ];
});
afterEach(() => server.close());

async function listed(state: string): Promise<string[]> {
  const path = `${adminAccountsEndpoint.path}?state=${state}`;
  const { body } = await server.call('GET', path, { cookie: admins[0].cookie });
  return adminAccountsEndpoint.reply.parse(body).accounts.map(({ fullName }) => fullName);
}
const close: AccountDecision = { decision: 'disable', reason: 'Everybody knows the password.' };
const decide = (body: AccountDecision) =>
  server.call('POST', `/api/admin/accounts/${admins[1].id}/decision`, { cookie: admins[0].cookie, body });
const isOpen = async ({ id }: DeskPerson) =>
  (await readRow(server.database.read, 'accounts', id))?.disabledAt === null;

test('another admin is closed, stands among the closed, and is opened again from there', async () => {
  expect(await decide(close)).toMatchObject({ status: 200 });
  expect((await server.call('GET', '/api/auth/user', { cookie: admins[1].cookie })).status).toBe(401);
  expect(await listed('disabled')).toEqual(['Demo Admin']);
  expect(await decide({ decision: 'enable' })).toMatchObject({ status: 200 });
  expect(await listed('disabled')).toEqual([]);
});

test.each(['pending', 'approved', 'declined'] as const)(
  'no admin is listed as %s: who is one is nobody’s to approve',
  async (approval) => {
    await desk(server).person({ userType: 'admin', approval });
    expect(await listed(approval)).toEqual([]);
  },
);

test('of two admins who close each other at the same moment one stays', async () => {
  const [one, other] = admins;
  // Both were let in as admins before either decision was made.
  await decideAccount(server, one, other.id, close);
  await expect(decideAccount(server, other, one.id, close)).rejects.toMatchObject({
    status: 409,
    failure: { code: 'last-admin' },
  });
  expect(await Promise.all(admins.map(isOpen))).toEqual([true, false]);
});

test('an admin who is about to leave does not look after the others', async () => {
  const [one, other] = admins;
  await server.call('POST', '/api/account/deletion', { cookie: other.cookie });
  await expect(decideAccount(server, other, one.id, close)).rejects.toMatchObject({ status: 409 });
  expect(await isOpen(one)).toBe(true);
});
