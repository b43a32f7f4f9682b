import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#sync/records/account.ts';
import { readRow } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

// Whoever cannot sign in any more asks the desk for what others do themselves in their settings.

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let admin: DeskPerson;
let founder: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  const { person } = desk(server);
  admin = await person({ userType: 'admin' });
  founder = await person();
});
afterEach(() => server.close());

function decide(decision: string, reason = 'You asked us to.') {
  const path = `/api/admin/accounts/${founder.id}/decision`;
  return server.call('POST', path, { cookie: admin.cookie, body: { decision, reason } });
}
async function closedSinceYesterday(): Promise<void> {
  await decide('disable', 'Spam.');
  server.moveClock(day);
}
const account = (): Promise<Account | undefined> => readRow(server.database.read, 'accounts', founder.id);

test('a closed account is deleted 30 days after an admin says so; the person and the log are told', async () => {
  await closedSinceYesterday();
  expect(await decide('delete', ' ')).toMatchObject({ status: 400, body: { field: 'reason' } });
  expect((await decide('delete')).status).toBe(200);
  expect(await account()).toMatchObject({ deleteAt: '2026-04-01T09:00:00.000Z' });
  expect(await desk(server).mailsTo(founder.email)).toContain(
    'Your account will be deleted\nHello Tara Menon,\n\nwe will delete your account, which is closed. It goes on 1 April 2026 (India time).\n\nYou asked us to.\n\nIf you want to keep it, write to us before that day.\n',
  );
  const { body } = await server.call('GET', '/api/admin/audit?q=delete', { cookie: admin.cookie });
  expect(body).toMatchObject([{ rowId: founder.id, detail: 'delete: You asked us to.' }]);
  expect(await decide('delete')).toMatchObject({ status: 409, body: { code: 'already-answered' } });
  server.moveClock(30 * day);
  await keepHouse(server);
  expect(await account()).toBeUndefined();
});

test('opened again, it stays', async () => {
  await closedSinceYesterday();
  expect((await decide('delete')).status).toBe(200);
  expect((await decide('enable')).status).toBe(200);
  expect(await account()).toMatchObject({ deleteAt: null, disabledAt: null });
  expect(await desk(server).mailsTo(founder.email)).toMatch(/is open again: you can sign in\.\n\n/);
});

test('what its owner asked for before it was closed stands as it is opened again', async () => {
  await server.call('POST', '/api/account/deletion', { cookie: founder.cookie });
  await closedSinceYesterday();
  expect((await decide('delete')).status).toBe(409);
  await decide('enable');
  expect(await account()).toMatchObject({ deleteAt: '2026-03-31T09:00:00.000Z' });
});

test('an account that is open is its owner’s to delete', async () => {
  expect(await decide('delete')).toMatchObject({
    status: 409,
    body: { message: 'This account is open. Only one that is closed can be deleted here.' },
  });
  expect(await account()).toMatchObject({ deleteAt: null });
});
