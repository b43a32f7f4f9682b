import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '../db/records.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, messagesTo, type Person, signUp, verify } from '../testing/people.ts';

// Ids of accounts are public: whoever looks at a deal knows its founder's. What can be done with one, without a session.

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
});
afterEach(() => server.close());

const minute = 60_000;
const stranger = '';
const send = (cookie: string, type = 'email') =>
  server.call('POST', '/api/otp/send', { body: { userId: tara.id, type }, cookie });
const check = (cookie: string, otp: string, type = 'email') =>
  server.call('POST', '/api/otp/verify', { body: { userId: tara.id, type, otp }, cookie });
const wrong = (right: string) => (right === '000000' ? '000001' : '000000');
const account = () => readRow(server.database.read, 'accounts', tara.id);

const changes = [
  ['email', '/api/auth/email', { email: 'tara@elsewhere.example' }, 'tara@elsewhere.example'],
  ['phone', '/api/user/phone', { phoneNumber: '+447700900123' }, '+447700900123'],
] as const;

/** Five in each of two hours: as many codes as anybody gets in a day. */
async function sendAllDay(cookie: string, type = 'email'): Promise<number[]> {
  const sent: number[] = [];
  for (let hour = 0; hour < 2; hour += 1) {
    for (let asked = 0; asked < 6; asked += 1) {
      sent.push((await send(cookie, type)).status);
      server.moveClock(minute);
    }
    server.moveClock(60 * minute);
  }
  sent.push((await send(cookie, type)).status);
  return sent;
}
const hour = [200, 200, 200, 200, 200, 429];

test.each(['email', 'phone'])(
  'however many codes for the %s strangers ask for, the person gets theirs',
  async (type) => {
    await server.call('POST', '/api/user/phone', {
      body: { phoneNumber: '9876543210' },
      cookie: tara.cookie,
    });
    expect(await sendAllDay(stranger, type)).toEqual([...hour, ...hour, 429]);
    expect((await send(tara.cookie, type)).status).toBe(200);
  },
);

test('however many codes the person asks for, they get one where they open the link on another device', async () => {
  expect(await sendAllDay(tara.cookie)).toEqual([...hour, ...hour, 429]);
  expect((await send(stranger)).status).toBe(200);
  expect((await check(stranger, await codeFor(server, tara.email))).status).toBe(200);
});

test('without a session five guesses at a code are looked at, and the person still has theirs', async () => {
  await send(tara.cookie);
  const otp = await codeFor(server, tara.email);
  for (let tried = 0; tried < 5; tried += 1) expect((await check(stranger, wrong(otp))).status).toBe(400);
  expect(await check(stranger, otp)).toMatchObject({ status: 400, body: { code: 'invalid-otp' } });
  expect(await account()).toMatchObject({ emailVerified: false });
  expect((await check(tara.cookie, otp)).status).toBe(200);
});

test('without a session another code may be guessed at anew', async () => {
  await send(stranger);
  const first = await codeFor(server, tara.email);
  for (let tried = 0; tried < 5; tried += 1) await check(stranger, wrong(first));
  let next = first;
  // A million to one, the new code is the old one, which was guessed at.
  while (next === first) {
    server.moveClock(minute);
    await send(stranger);
    next = await codeFor(server, tara.email);
  }
  expect((await check(stranger, next)).status).toBe(200);
});

test('the five guesses of the person end a code for everybody', async () => {
  await send(tara.cookie);
  const otp = await codeFor(server, tara.email);
  for (let tried = 0; tried < 5; tried += 1) await check(tara.cookie, wrong(otp));
  expect((await check(stranger, otp)).status).toBe(400);
});

test.each(changes)(
  'a change of a verified %s is its owner’s alone: a stranger has no code sent, and none taken',
  async (type, path, body, target) => {
    await verify(server, tara);
    server.moveClock(minute);
    expect((await server.call('POST', path, { body, cookie: tara.cookie })).status).toBe(200);
    expect(await sendAllDay(stranger, type)).toEqual([...hour, ...hour, 429]);
    expect(await messagesTo(server, target)).toEqual([]);
    expect((await send(tara.cookie, type)).status).toBe(200);
    const otp = await codeFor(server, target);
    expect((await check(stranger, otp, type)).status).toBe(400);
    server.moveClock(minute);
    await send(stranger, type);
    for (let tried = 0; tried < 5; tried += 1) await check(stranger, wrong(otp), type);
    expect((await check(tara.cookie, otp, type)).status).toBe(200);
    expect(await account()).toMatchObject({ [type]: target });
  },
);
