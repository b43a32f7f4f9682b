import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionPath } from '#sync/endpoints/sessions.ts';
import { newId } from '#sync/ids.ts';
import { protocol, signedOutCode } from '#sync/protocol.ts';
import { keepHouse } from '../housekeeping.ts';
import { desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, messagesTo, type Person, password, signUp } from '../testing/people.ts';

let server: TestServer;
let tara: Person;
/** The cookie of her other device. */
let phone: string;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
  ({ cookie: phone } = await logIn(server, tara.email));
});
afterEach(() => server.close());

const day = 86_400_000;
const next = 'another feather in the wind';

/** What a device that is somebody's hears by the cookie that it carries. */
async function heardBy(cookie: string, userId = tara.id): Promise<unknown> {
  const asked = { protocol, epoch: '', userId, clientId: newId(), ack: 0, mutations: [], cursors: {} };
  const { status, body } = await server.call('POST', '/api/sync', { body: asked, cookie });
  return status === 200 ? 'ok' : (body as { code: string }).code; // every failure has one
}

async function revokePhone(): Promise<void> {
  const { body } = await server.call('GET', '/api/auth/sessions', { cookie: tara.cookie });
  const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current);
  await server.call('DELETE', sessionPath(other?.id ?? ''), { cookie: tara.cookie });
}

async function resetPassword(cookie?: string): Promise<void> {
  await server.call('POST', '/api/auth/forgot-password', { body: { email: tara.email } });
  const mails = await messagesTo(server, tara.email);
  const token = /#token=([\w-]+)/.exec(mails.map(({ text }) => text).join(''))?.[1];
  const body = { token, password: next, confirmPassword: next };
  expect(
    (await server.call('POST', '/api/auth/reset-password', { body, ...(cookie && { cookie }) })).status,
  ).toBe(200);
}

async function closeAccount(): Promise<void> {
  const desks = desk(server);
  const admin = await desks.person({ userType: 'admin' });
  const body = { decision: 'disable', reason: 'Spam.' };
  const path = `/api/admin/accounts/${tara.id}/decision`;
  expect((await server.call('POST', path, { cookie: admin.cookie, body })).status).toBe(200);
}

test.each([
  ['it alone', revokePhone],
  ['all but one', () => server.call('DELETE', '/api/auth/sessions', { cookie: tara.cookie })],
  [
    'by a new password',
    () =>
      server.call('POST', '/api/auth/password', {
        cookie: tara.cookie,
        body: { password: next, confirmPassword: next },
      }),
  ],
  ['by a password that was forgotten', () => resetPassword()],
  [
    'by the deletion of the account',
    () => server.call('POST', '/api/account/deletion', { cookie: tara.cookie }),
  ],
  ['by an admin, who closes the account', closeAccount],
])('a device hears that it was signed out from elsewhere: %s', async (_, end) => {
  expect(await heardBy(phone)).toBe('ok');
  await end();
  expect(await heardBy(phone)).toBe(signedOutCode);
});

test('a device whose session has ended by itself, or by its own doing, is told only to sign in', async () => {
  await server.call('POST', '/api/auth/logout', { cookie: phone });
  expect(await heardBy(phone)).toBe('not-signed-in');
  server.moveClock(day);
  expect(await heardBy(tara.cookie)).toBe('not-signed-in');
});

test('a browser in which she sets a password that was forgotten is told only to sign in, another that she was signed out', async () => {
  await resetPassword(phone);
  expect(await heardBy(phone)).toBe('not-signed-in');
  expect(await heardBy(tara.cookie)).toBe(signedOutCode);
});

test('a browser in which she asks for the deletion of the account lets go, too, should the answer not have come', async () => {
  await server.call('POST', '/api/account/deletion', { cookie: phone });
  expect(await heardBy(phone)).toBe(signedOutCode);
});

test('a browser in which she has signed in anew is signed out of nothing, nor is somebody else by her cookie', async () => {
  const again = await server.call('POST', '/api/auth/login', {
    cookie: phone,
    body: { email: tara.email, password },
  });
  await server.call('DELETE', '/api/auth/sessions', { cookie: tara.cookie });
  expect(await heardBy(phone)).toBe('not-signed-in');
  expect(await heardBy(again.cookie)).toBe(signedOutCode);
  expect(await heardBy(again.cookie, newId())).toBe('not-signed-in');
});

test('what was ended is known for as long as the session would have lasted', async () => {
  await revokePhone();
  const noted = () => server.database.read.selectFrom('signedOutSessions').selectAll().execute();
  await keepHouse(server);
  expect(await noted()).toHaveLength(1);
  server.moveClock(day);
  await keepHouse(server);
  expect(await noted()).toEqual([]);
});
