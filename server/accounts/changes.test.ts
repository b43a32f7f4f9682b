import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '../db/records.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, logIn, messagesTo, type Person, password, signUp, verify } from '../testing/people.ts';

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server, { email: 'tara@people.example' });
  await verify(server, tara);
});
afterEach(() => server.close());

const minute = 60_000;
const post = (path: string, body: object, cookie = tara.cookie) =>
  server.call('POST', path, { body, cookie });
const account = () => readRow(server.database.read, 'accounts', tara.id);
const newEmail = 'tara.menon@elsewhere.example';

async function sendCode(type: string, target: string): Promise<string> {
  server.moveClock(minute);
  await post('/api/otp/send', { userId: tara.id, type });
  return codeFor(server, target);
}

test.each([
  ['/api/auth/email', { email: newEmail }],
  ['/api/auth/password', { password: 'another feather' }],
  ['/api/user/phone', { phoneNumber: '9000000001' }],
])('%s needs a sign-in of the last ten minutes, or the password again', async (path, body) => {
  server.moveClock(10 * minute);
  expect(await post(path, body)).toMatchObject({ status: 403, body: { code: 'reauthentication-needed' } });
  expect((await post('/api/auth/reauthenticate', { password: 'not this one' })).status).toBe(401);
  expect((await post(path, body)).status).toBe(403);
  expect((await post('/api/auth/reauthenticate', { password })).status).toBe(200);
  expect((await post(path, body)).status).toBe(200);
});

test('guessing the password at the second question is limited as at the first', async () => {
  for (let tried = 0; tried < 5; tried += 1)
    expect((await post('/api/auth/reauthenticate', { password: 'not this one' })).status).toBe(401);
  expect((await post('/api/auth/reauthenticate', { password })).status).toBe(429);
});

test('another email is the account once its code has come back, and the old address is told', async () => {
  await post('/api/auth/email', { email: newEmail.toUpperCase() });
  expect(await account()).toMatchObject({ email: tara.email, emailVerified: true, pendingEmail: newEmail });
  expect((await logIn(server, newEmail)).status).toBe(401);
  const otp = await sendCode('email', newEmail);
  expect((await post('/api/otp/verify', { userId: tara.id, type: 'email', otp })).status).toBe(200);
  expect(await account()).toMatchObject({ email: newEmail, emailVerified: true, pendingEmail: null });
  expect((await logIn(server, newEmail)).status).toBe(200);
  expect((await logIn(server, tara.email)).status).toBe(401);
  const [told] = await messagesTo(server, tara.email);
  expect(told?.subject).toBe('The email of your Pankh account was changed');
});

test('an email with an owner cannot be taken: the owner is told, the asker is not', async () => {
  await verify(server, await signUp(server, { email: newEmail }), '+919000000009');
  expect(await post('/api/auth/email', { email: newEmail })).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  server.moveClock(minute);
  expect(await post('/api/otp/send', { userId: tara.id, type: 'email' })).toMatchObject({ status: 200 });
  const [told] = await messagesTo(server, newEmail);
  expect(told?.subject).toBe('Somebody tried to register with your email');
});

test('another phone is the account once its code has come back; until then the old one stays verified', async () => {
  await post('/api/user/phone', { phoneNumber: '+44 7700 900123' });
  expect(await account()).toMatchObject({ phone: '+919876500000', phoneVerified: true });
  const otp = await sendCode('phone', '+447700900123');
  expect((await post('/api/otp/verify', { userId: tara.id, type: 'phone', otp })).status).toBe(200);
  expect(await account()).toMatchObject({ phone: '+447700900123', phoneVerified: true, pendingPhone: null });
});

test('a changed password ends the other sessions, and the old one opens nothing', async () => {
  const phone = await logIn(server, tara.email);
  const next = 'another feather';
  expect((await post('/api/auth/password', { password: next, confirmPassword: next })).status).toBe(200);
  expect((await server.call('GET', '/api/auth/user', { cookie: tara.cookie })).status).toBe(200);
  expect((await server.call('GET', '/api/auth/user', { cookie: phone.cookie })).status).toBe(401);
  expect((await logIn(server, tara.email)).status).toBe(401);
  expect((await logIn(server, tara.email, { password: next })).status).toBe(200);
});

test('what whoever had the old password asked to have changed is off with it: a code of theirs takes the account from nobody', async () => {
  const owner = await signUp(server);
  const thief = await logIn(server, owner.email);
  await post('/api/auth/email', { email: newEmail }, thief.cookie);
  const body = { password: 'another feather' };
  expect((await post('/api/auth/password', body, owner.cookie)).status).toBe(200);
  // Without a session a code goes where an email that nobody has verified is to be verified.
  await post('/api/otp/send', { userId: owner.id, type: 'email' }, '');
  expect(await messagesTo(server, newEmail)).toEqual([]);
  const otp = await codeFor(server, owner.email);
  expect((await post('/api/otp/verify', { userId: owner.id, type: 'email', otp }, '')).status).toBe(200);
});

test.each([
  ['confirmPassword', { password: 'another feather', confirmPassword: 'a third' }, "Passwords don't match"],
  ['password', { password: 'short' }, 'Password must be at least 8 characters'],
  ['password', { password: 'password1' }, 'This password is one of the most common ones. Choose another.'],
])('a change of the password says what is wrong with %s', async (field, body, message) => {
  expect(await post('/api/auth/password', body)).toMatchObject({ status: 400, body: { field, message } });
});

test('every change of a password is told to a proven mailbox, and to one that may be a stranger’s twice a day at most', async () => {
  const stranger = await signUp(server, { email: 'whoever@elsewhere.example' });
  const told = async ({ email, cookie }: Person) => {
    for (let change = 1; change <= 4; change += 1)
      expect(
        (await post('/api/auth/password', { password: `feather number ${change}` }, cookie)).status,
      ).toBe(200);
    const subjects = (await messagesTo(server, email)).map(({ subject }) => subject);
    return subjects.filter((subject) => subject === 'Your Pankh password was changed').length;
  };
  expect([await told(tara), await told(stranger)]).toEqual([4, 2]);
});

test('a password is changed ten times an hour at most: each costs the server a computation', async () => {
  const change = () => post('/api/auth/password', { password: 'another feather' });
  for (let made = 0; made < 10; made += 1) expect((await change()).status).toBe(200);
  expect(await change()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  server.moveClock(60 * minute);
  await post('/api/auth/reauthenticate', { password: 'another feather' });
  expect((await change()).status).toBe(200);
});
