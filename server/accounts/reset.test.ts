import { request } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepHouse } from '../housekeeping.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, logIn, messagesTo, type Person, signUp } from '../testing/people.ts';

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
});
afterEach(() => server.close());

const minute = 60_000;
const next = 'another feather';
const forgot = (email: unknown = tara.email) =>
  server.call('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string, password = next) =>
  server.call('POST', '/api/auth/reset-password', { body: { token, password, confirmPassword: password } });
async function tokenInMail(): Promise<string> {
  const [mail] = await messagesTo(server, tara.email);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('the link of the mail sets a new password, once, and every session ends', async () => {
  const phone = await logIn(server, tara.email);
  expect(await forgot()).toMatchObject({ status: 200, body: { ok: true } });
  const token = await tokenInMail();
  expect((await reset(token)).status).toBe(200);
  for (const { cookie } of [tara, phone])
    expect((await server.call('GET', '/api/auth/user', { cookie })).status).toBe(401);
  expect((await logIn(server, tara.email)).status).toBe(401);
  expect((await logIn(server, tara.email, { password: next })).status).toBe(200);
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
});

test('the token has 256 bits and stands only as a hash in the database', async () => {
  await forgot();
  const token = await tokenInMail();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const stored = await server.database.read.selectFrom('resetTokens').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a link is valid for 30 minutes', async () => {
  await forgot();
  const token = await tokenInMail();
  server.moveClock(30 * minute);
  expect((await reset(token)).status).toBe(400);
});

test('of ten uses at once one succeeds', async () => {
  await forgot();
  const token = await tokenInMail();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => reset(token, `${next} ${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a weak password leaves the link as it is', async () => {
  await forgot();
  const token = await tokenInMail();
  expect(await reset(token, 'password1')).toMatchObject({ status: 400, body: { field: 'password' } });
  expect((await reset(token)).status).toBe(200);
});

test('what somebody else asked to have changed in the account is off: a code of theirs takes it away from nobody', async () => {
  const elsewhere = 'elsewhere@people.example';
  await server.call('POST', '/api/auth/email', { body: { email: elsewhere }, cookie: tara.cookie });
  await server.call('POST', '/api/otp/send', { body: { userId: tara.id, type: 'email' } });
  const otp = await codeFor(server, elsewhere);
  await forgot();
  expect((await reset(await tokenInMail())).status).toBe(200);
  const body = { userId: tara.id, type: 'email', otp };
  expect((await server.call('POST', '/api/otp/verify', { body })).status).toBe(400);
  expect((await logIn(server, tara.email, { password: next })).body).toMatchObject({ user: { id: tara.id } });
});

test('the answer is the same for an address that nobody has, and no mail goes there', async () => {
  const known = await forgot();
  const unknown = await forgot('nobody@people.example');
  expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  expect(await messagesTo(server, 'nobody@people.example')).toEqual([]);
});

test.each([
  ['', 'Email required - Please enter your email address.'],
  [undefined, 'Email required - Please enter your email address.'],
  ['tara', 'Please enter a valid email address'],
])('forgot with %j says: %s', async (email, message) => {
  expect(await forgot(email ?? null)).toMatchObject({ status: 400, body: { field: 'email', message } });
});

test('a forged Host stands in no mail', async () => {
  // As a program sends it: a browser would not.
  const forged = { host: 'evil.example', origin: 'http://evil.example', 'content-type': 'application/json' };
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${server.origin}/api/auth/forgot-password`, { method: 'POST', headers: forged });
    sent.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
    sent.end(JSON.stringify({ email: tara.email }));
  });
  expect(status).toBe(200);
  const [mail] = await messagesTo(server, tara.email);
  expect(mail?.text).toContain(`${server.origin}/reset-password#token=`);
  expect(mail?.text).not.toContain('evil.example');
});

test('whoever asks for links from one network address leaves some for who has the mailbox, and six leave in an hour at most', async () => {
  const proxied = await testServer({ TRUSTED_PROXIES: '1' });
  onTestFinished(() => proxied.close());
  const { email } = await signUp(proxied);
  const mailsAfter = async (from: string) => {
    const given = { body: { email }, headers: { 'x-forwarded-for': from } };
    for (let asked = 0; asked < 5; asked += 1)
      expect((await proxied.call('POST', '/api/auth/forgot-password', given)).status).toBe(200);
    const mails = await messagesTo(proxied, email);
    return mails.filter(({ subject }) => subject.startsWith('Reset')).length;
  };
  expect(await mailsAfter('198.51.100.1')).toBe(3);
  expect(await mailsAfter('198.51.100.2')).toBe(6);
  expect(await mailsAfter('198.51.100.3')).toBe(6);
});

test('three links an hour go to one address, and nobody is told of the limit', async () => {
  for (let asked = 0; asked < 5; asked += 1) expect((await forgot()).status).toBe(200);
  const mails = (await messagesTo(server, tara.email)).filter(({ subject }) => subject.startsWith('Reset'));
  expect(mails).toHaveLength(3);
});

test('a link that was mailed while the clock was ahead has lapsed once it is right', async () => {
  server.moveClock(24 * 60 * minute);
  await forgot();
  const token = await tokenInMail();
  server.moveClock(-24 * 60 * minute);
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
  await keepHouse(server);
  expect(await server.database.read.selectFrom('resetTokens').selectAll().execute()).toEqual([]);
});
