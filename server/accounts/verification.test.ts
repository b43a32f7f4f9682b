import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { createDeliver } from '../outside/mailer.ts';
import { sendDueMessages } from '../outside/postman.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, messagesTo, type Person, signUp, verify } from '../testing/people.ts';
import { verifyCode } from './verification.ts';

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer({ TRUSTED_PROXIES: '1' });
  tara = await signUp(server);
});
afterEach(() => server.close());

const second = 1_000;
const minute = 60 * second;
/** `from`: the network address, as the proxy in front tells it. */
type Given = { userId?: string; type?: string; otp?: unknown; cookie?: string; from?: string };
const forwarded = (from: string | undefined) =>
  from !== undefined && { headers: { 'x-forwarded-for': from } };
const send = ({ userId = tara.id, type = 'email', cookie = tara.cookie, from }: Given = {}) =>
  server.call('POST', '/api/otp/send', { body: { userId, type }, cookie, ...forwarded(from) });
const check = ({ userId = tara.id, type = 'email', otp, cookie = tara.cookie, from }: Given) =>
  server.call('POST', '/api/otp/verify', {
    body: { userId, type, otp },
    cookie,
    ...forwarded(from),
  });
const savePhone = (phoneNumber: unknown, cookie = tara.cookie) =>
  server.call('POST', '/api/user/phone', { body: { phoneNumber }, cookie });
const code = (recipient = tara.email) => codeFor(server, recipient);
const wrong = (right: string) => (right === '000000' ? '000001' : '000000');
const me = async () => (await server.call('GET', '/api/auth/user', { cookie: tara.cookie })).body;
const invalid = { code: 'invalid-otp', message: 'Invalid or expired OTP' };

test('a code from the mail verifies the email, once', async () => {
  expect((await send()).status).toBe(200);
  const otp = await code();
  expect((await check({ otp })).status).toBe(200);
  expect(await me()).toMatchObject({ emailVerified: true, phoneVerified: false });
  expect(await check({ otp })).toMatchObject({ status: 400, body: invalid });
});

test('a code from the SMS verifies the phone, and the browser may fill it in on our site', async () => {
  expect(await savePhone('+91 98765-43210')).toMatchObject({
    status: 200,
    body: { phoneNumber: '+919876543210' },
  });
  await send({ type: 'phone' });
  const [sms] = await messagesTo(server, '+919876543210');
  const otp = await code('+919876543210');
  expect(sms).toMatchObject({ channel: 'sms' });
  expect(sms?.text.split('\n').at(-1)).toBe(`@127.0.0.1 #${otp}`);
  expect((await check({ type: 'phone', otp })).status).toBe(200);
  expect(await me()).toMatchObject({ phoneVerified: true });
});

test('no code goes to a phone before its number is saved', async () => {
  expect(await send({ type: 'phone' })).toMatchObject({
    status: 400,
    body: { code: 'phone-missing', message: 'Please save your phone number first' },
  });
});

test.each([['98765'], ['１２３４５６７８９０'], [''], [[]], [9_876_543_210]])(
  'the phone number %j is not saved',
  async (given) => {
    expect((await savePhone(given)).status).toBe(400);
    expect((await savePhone('9876543210', '')).status).toBe(401);
  },
);

test('the phone can be saved by the bearer token alone', async () => {
  const headers = { authorization: `Bearer ${tara.token}` };
  const body = { phoneNumber: '9876543210' };
  expect((await server.call('POST', '/api/user/phone', { body, headers })).status).toBe(200);
});

test('a number that changes while its code is under way takes the code along', async () => {
  await savePhone('9876543210');
  await send({ type: 'phone' });
  await savePhone('9876543211');
  expect((await check({ type: 'phone', otp: await code('+919876543210') })).status).toBe(400);
});

test('of 1,000 guesses at once five are looked at, and the right code is dead after them', async () => {
  await send();
  const otp = await code();
  // Of the endpoint's own function: a thousand connections at once are slow to come about on a busy machine.
  const guess = (_: unknown, at: number) =>
    verifyCode(
      server,
      { userId: tara.id, type: 'email', otp: wrong(otp) },
      { address: `198.51.${at >> 8}.${at & 255}`, namer: 'owner' },
    ).catch((failure: unknown) => failure);
  const guesses = await Promise.all(Array.from({ length: 1_000 }, guess));
  for (const failure of guesses) expect(failure).toMatchObject({ status: 400, failure: invalid });
  const [stored] = await server.database.read.selectFrom('otpCodes').select('tries').execute();
  expect(stored?.tries).toBe(5);
  expect((await check({ otp })).status).toBe(400);
}, 60_000);

test('after a hundred wrong codes from one address, whoever they are for, it must wait; others need not', async () => {
  await send();
  const otp = await code();
  const from = '203.0.113.7';
  for (let tried = 0; tried < 100; tried += 1)
    expect((await check({ userId: newId(), otp, cookie: '', from })).status).toBe(400);
  const refused = await check({ otp, from });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await check({ otp, from: '203.0.113.8' })).status).toBe(200);
});

test('right codes from one address are not counted', async () => {
  const from = '203.0.113.7';
  const guess = () => check({ userId: newId(), otp: '000000', cookie: '', from });
  for (let tried = 0; tried < 98; tried += 1) expect((await guess()).status).toBe(400);
  // Two wrong ones are left, for more right ones than that.
  for (let person = 0; person < 3; person += 1) {
    const { id: userId, cookie, email } = await signUp(server);
    await send({ userId, cookie, from });
    expect((await check({ userId, cookie, otp: await code(email), from })).status).toBe(200);
  }
  const left = [(await guess()).status, (await guess()).status, (await guess()).status];
  expect(left).toEqual([400, 400, 429]);
});

test('of 50 right answers at once one succeeds', async () => {
  await send();
  const otp = await code();
  const answers = await Promise.all(Array.from({ length: 50 }, () => check({ otp })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code that was made while the clock was ahead has lapsed once it is right', async () => {
  server.moveClock(24 * 60 * 60_000);
  await send();
  const otp = await code();
  server.moveClock(-24 * 60 * 60_000);
  expect(await check({ otp })).toMatchObject({ status: 400, body: invalid });
});

test('a code lives for ten minutes', async () => {
  await send();
  const otp = await code();
  server.moveClock(10 * minute);
  expect((await check({ otp })).status).toBe(400);
});

test('only the newest code counts, and a minute must pass before it', async () => {
  await send();
  const first = await code();
  const soon = await send();
  expect(soon).toMatchObject({ status: 429, body: { code: 'too-soon' } });
  expect(soon.headers.get('retry-after')).toBe('60');
  server.moveClock(minute);
  let again = first;
  // A million to one, the new code is the old one: then it proves nothing.
  while (again === first) {
    expect((await send()).status).toBe(200);
    again = await code();
    if (again === first) server.moveClock(minute);
  }
  expect((await check({ otp: first })).status).toBe(400);
  expect((await check({ otp: again })).status).toBe(200);
});

test('five codes an hour and ten a day are sent, no more', async () => {
  const sent: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    for (let asked = 0; asked < 6; asked += 1) {
      sent.push((await send()).status);
      server.moveClock(minute);
    }
    server.moveClock(60 * minute);
  }
  const hourOf = (at: number) => sent.slice(at * 6, at * 6 + 6);
  expect(hourOf(0)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(hourOf(1)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(hourOf(2)).toEqual([429, 429, 429, 429, 429, 429]);
});

test.each([
  ['１２３４５６'],
  [123_456],
  [['1', '2', '3', '4', '5', '6']],
  ['12345'],
  ['1234567'],
  ['12 456'],
  [null],
])('%j is no code', async (otp) => {
  await send();
  expect(await check({ otp })).toMatchObject({ status: 400, body: { field: 'otp' } });
  const [stored] = await server.database.read.selectFrom('otpCodes').select('tries').execute();
  expect(stored?.tries).toBe(0);
});

test('a code with zeros in front works as it stands', async () => {
  // One in ten begins with a zero: asked for until one does.
  for (let asked = 0; asked < 400; asked += 1) {
    // So many sign-ups, and codes, are let through from one address in an hour.
    server.moveClock(60 * minute);
    const person = await signUp(server);
    await send({ userId: person.id, cookie: person.cookie });
    const otp = await code(person.email);
    expect(otp).toHaveLength(6);
    if (!otp.startsWith('0')) continue;
    expect((await check({ userId: person.id, cookie: person.cookie, otp })).status).toBe(200);
    return;
  }
  throw new Error('No code in 400 began with a zero');
}, 60_000);

test('a code stands nowhere in the database but in the message that waits', async () => {
  await send();
  const otp = await code();
  const { subject = '' } = (await messagesTo(server, tara.email))[0] ?? {};
  expect(subject).toContain('verification code');
  const printed: string[] = [];
  await sendDueMessages(
    server,
    'mail',
    createDeliver(server.settings, (line) => printed.push(line)),
  );
  expect(printed.join('\n')).toContain(subject);
  // The mailbox and the file, which is the message itself, are named with digits of all kinds.
  const said = printed.map((line) => line.replace(tara.email, '').split(' (')[0]);
  expect([subject, ...said].join('\n')).not.toContain(otp);
  await server.database.write.updateTable('messages').set({ text: '' }).execute();
  for (const table of ['otpCodes', 'attempts', 'messages', 'accounts'] as const) {
    const rows = await server.database.read.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${otp}"`);
  }
});

describe('without a session', () => {
  const cookie = '';

  test('sending answers the same for an id that is somebody and one that is nobody', async () => {
    const known = [await send({ cookie }), await send({ cookie })];
    const unknown = newId();
    const nobody = [await send({ cookie, userId: unknown }), await send({ cookie, userId: unknown })];
    expect(known.map(({ status, body }) => ({ status, body }))).toEqual(
      nobody.map(({ status, body }) => ({ status, body })),
    );
    expect((await send({ cookie, type: 'phone' })).status).toBe(200);
  });

  test('a code verifies, and signs nobody in', async () => {
    await send({ cookie });
    const answer = await check({ otp: await code(), cookie });
    expect(answer).toMatchObject({ status: 200, body: { ok: true }, cookie: '' });
    expect(await me()).toMatchObject({ emailVerified: true });
  });

  test('a wrong code and an unknown id get the same answer', async () => {
    const answers = [
      await check({ otp: '123456', cookie }),
      await check({ otp: '123456', userId: newId(), cookie }),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 400, body: invalid });
  });
});

test('signed in, one asks for nobody else: another and an unknown person are not there', async () => {
  const other = await signUp(server);
  for (const userId of [other.id, newId()]) {
    expect((await send({ userId })).status).toBe(404);
    expect((await check({ userId, otp: '123456' })).status).toBe(404);
  }
});

test('what is verified is not verified again', async () => {
  await verify(server, tara);
  server.moveClock(minute);
  expect(await send()).toMatchObject({ status: 409, body: { code: 'already-verified' } });
});
