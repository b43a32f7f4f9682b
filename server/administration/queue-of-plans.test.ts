import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  admin = await desk(server).person({ userType: 'admin' });
});
afterEach(() => server.close());

async function storeRequest(given: Partial<Account> = {}): Promise<Account> {
  const account = await storeAccount(server, { userType: 'investor', ...given });
  const id = newId();
  const row = {
    id,
    accountId: account.id,
    planId: 'investor-basic-monthly',
    state: 'requested' as const,
    requestedAt: server.now(),
    decidedAt: null,
    endedAt: null,
    reason: null,
  };
  await write({ table: 'subscriptions', id, row });
  return account;
}

async function write(change: Parameters<typeof writeChanges>[1][number]): Promise<void> {
  await server.database.write.transaction().execute((trx) => writeChanges(trx, [change], server.now()));
}

async function ask() {
  const { body } = await server.call('GET', adminSubscriptionsEndpoint.path, { cookie: admin.cookie });
  return adminSubscriptionsEndpoint.reply.parse(body);
}

test('a plan that was asked for at sign-up waits for admins once email and phone are verified', async () => {
  const account = await storeRequest({ phoneVerified: false });
  await storeRequest({ emailVerified: false });
  expect(await ask()).toEqual({ total: 0, requests: [] });
  await write({ table: 'accounts', id: account.id, row: { ...account, phoneVerified: true } });
  expect(await ask()).toMatchObject({ total: 1, requests: [{ email: account.email }] });
});

test('of 103 plans asked for the 100 oldest come, with how many there are', async () => {
  for (let nth = 0; nth < 103; nth += 1) {
    await storeRequest({ fullName: `Person ${nth}` });
    server.moveClock(1000);
  }
  const { total, requests } = await ask();
  expect(total).toBe(103);
  expect(requests.map(({ fullName }) => fullName)).toEqual(
    Array.from({ length: 100 }, (_, nth) => `Person ${nth}`),
  );
});
