import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayInIndia } from '#sync/rules/day-in-india.ts';
import { readRow } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { storeDeal } from '../testing/asked.ts';
import { desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, logIn, messagesTo, type Person, signUp } from '../testing/people.ts';

// Accounts that nobody ever proved to be theirs hold an address, and whatever was written in them, of somebody.

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
});
afterEach(() => server.close());

const day = 24 * 60 * 60 * 1000;
const account = (id = tara.id) => readRow(server.database.read, 'accounts', id);
const goes = 'Your Pankh account goes soon';
const lettersTo = async (email: string) =>
  (await messagesTo(server, email)).filter(({ subject }) => subject === goes);

async function letIn(id: string): Promise<void> {
  const admin = await desk(server).person({ userType: 'admin' });
  const given = { cookie: admin.cookie, body: { decision: 'enable' } };
  expect((await server.call('POST', `/api/admin/accounts/${id}/decision`, given)).status).toBe(200);
}

async function pass(days: number): Promise<void> {
  server.moveClock(days * day);
  await keepHouse(server);
}

test('whoever is closed because another proved the email goes 30 days later', async () => {
  const given = { email: tara.email, password: 'another feather', confirmPassword: 'another feather' };
  const rival = await signUp(server, given);
  await server.call('POST', '/api/otp/send', {
    body: { userId: tara.id, type: 'email' },
    cookie: tara.cookie,
  });
  const body = { userId: tara.id, type: 'email', otp: await codeFor(server, tara.email) };
  await server.call('POST', '/api/otp/verify', { body, cookie: tara.cookie });
  await pass(29);
  expect(await account(rival.id)).toMatchObject({ disabledAt: expect.any(String) });
  await pass(1);
  expect(await account(rival.id)).toBeUndefined();
  expect(await account()).toMatchObject({ emailVerified: true, deleteAt: null });
});

test('an account of which nothing is verified goes 30 days after 90 without a session; its mailbox is told the day', async () => {
  // The session of the sign-up ends after 12 hours.
  await pass(90);
  expect(await account()).toMatchObject({ deleteAt: null });
  expect(await lettersTo(tara.email)).toEqual([]);
  await pass(1);
  const deleteAt = new Date(Date.parse(server.now()) + 30 * day).toISOString();
  expect(await account()).toMatchObject({ deleteAt });
  await keepHouse(server);
  const letters = await lettersTo(tara.email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(dayInIndia(deleteAt));
  await pass(30);
  expect(await account()).toBeUndefined();
});

test('who logs in keeps it, and for another 90 days after that session', async () => {
  await pass(91);
  expect((await logIn(server, tara.email, { rememberMe: true })).body).toMatchObject({
    deletionUndone: true,
  });
  await pass(119);
  expect(await account()).toMatchObject({ deleteAt: null });
  await pass(2);
  expect(await account()).toMatchObject({ deleteAt: expect.any(String) });
});

test('what a short session ends does not shorten what a long one gave', async () => {
  await logIn(server, tara.email, { rememberMe: true });
  await logIn(server, tara.email);
  await pass(119);
  expect(await account()).toMatchObject({ deleteAt: null });
});

test.each([
  { emailVerified: true, phoneVerified: false },
  { emailVerified: false, phoneVerified: true },
])('an account of which something is verified stays (%o)', async (verified) => {
  const { id } = await storeAccount(server, verified);
  await pass(1_000);
  expect(await account(id)).toMatchObject({ deleteAt: null });
});

test.each(['review', 'active', 'closed'] as const)(
  'an account with a pitch, which an earlier release took from who was not verified, stays (%s)',
  async (status) => {
    await storeDeal(server, { founderId: tara.id, status });
    await pass(1_000);
    expect(await account()).toMatchObject({ deleteAt: null });
  },
);

test('who was closed goes as well, without a mail to the mailbox, which may be the one who closed it', async () => {
  const never = { emailVerified: false, phoneVerified: false };
  const { id, email } = await storeAccount(server, { ...never, disabledAt: server.now() });
  await pass(91);
  expect(await account(id)).toMatchObject({ deleteAt: expect.any(String) });
  expect(await lettersTo(email)).toEqual([]);
});

test('who was closed while their time ran out has all of it anew once they are let in, and is told the day', async () => {
  const never = { emailVerified: false, phoneVerified: false };
  const { id, email } = await storeAccount(server, { ...never, disabledAt: server.now() });
  await pass(91);
  server.moveClock(29 * day);
  await letIn(id);
  const deleteAt = new Date(Date.parse(server.now()) + 30 * day).toISOString();
  expect(await account(id)).toMatchObject({ disabledAt: null, deleteAt });
  const [letter] = await messagesTo(server, email);
  expect(letter?.text).toContain(`It goes on ${dayInIndia(deleteAt)}, unless you log in before that day.`);
});

test('who had asked for their deletion is told its day as they are let in, which stays', async () => {
  const { id, email } = await storeAccount(server, {});
  const deleteAt = new Date(Date.parse(server.now()) + 30 * day).toISOString();
  const stored = await account(id);
  if (!stored) throw new Error('It was not stored');
  const closed = { ...stored, deleteAt, disabledAt: new Date(Date.parse(server.now()) + day).toISOString() };
  await server.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'accounts', id, row: closed }], server.now()));
  server.moveClock(2 * day);
  await letIn(id);
  expect(await account(id)).toMatchObject({ disabledAt: null, deleteAt });
  const [letter] = await messagesTo(server, email);
  expect(letter?.text).toContain(`It goes on ${dayInIndia(deleteAt)}, unless you log in before that day.`);
});

test('however many are unproven, they are found at once', async () => {
  for (let at = 0; at < 101; at += 1)
    await storeAccount(server, { emailVerified: false, phoneVerified: false });
  await pass(91);
  const left = server.database.read.selectFrom('accounts').select('id').where('deleteAt', 'is', null);
  expect(await left.execute()).toEqual([]);
});
