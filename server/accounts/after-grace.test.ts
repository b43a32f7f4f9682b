import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '../db/records.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, logIn, messagesTo, type Person, signUp } from '../testing/people.ts';
import { undoDeletion } from './deletion.ts';

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
});
afterEach(() => server.close());

const grace = 60_000;

async function stored() {
  const row = await readRow(server.database.read, 'accounts', tara.id);
  if (!row) throw new Error('There is no such account');
  return row;
}

/** Tara's account goes in a minute. */
async function askForDeletion(): Promise<string> {
  const deleteAt = new Date(Date.parse(server.now()) + grace).toISOString();
  const row = { ...(await stored()), deleteAt };
  await server.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'accounts', id: tara.id, row }], server.now()));
  return deleteAt;
}

test('a login keeps an account until the last moment of its grace', async () => {
  await askForDeletion();
  server.moveClock(grace - 1);
  expect((await logIn(server, tara.email)).status).toBe(200);
  expect(await stored()).toMatchObject({ deleteAt: null });
});

test('once the grace is over a login keeps no account that is about to go in parts: it is closed', async () => {
  const deleteAt = await askForDeletion();
  server.moveClock(grace);
  expect(await logIn(server, tara.email)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  expect(await stored()).toMatchObject({ deleteAt });
});

test('a login whose password was right in the grace comes too late when the grace ends before its session', async () => {
  const deleteAt = await askForDeletion();
  const asRead = await stored();
  server.moveClock(grace);
  const undone = commit(server, (trx) => undoDeletion(trx, asRead, server.now()));
  await expect(undone).rejects.toMatchObject({ status: 401 });
  expect(await stored()).toMatchObject({ deleteAt });
});

test('who signs up again after the grace has an account of their own, and no link is for the one that goes', async () => {
  await askForDeletion();
  server.moveClock(grace);
  await server.call('POST', '/api/auth/forgot-password', { body: { email: tara.email } });
  const subjects = (await messagesTo(server, tara.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Welcome to Pankh']);
  const again = await signUp(server, { email: tara.email });
  expect(again.id).not.toBe(tara.id);
  expect((await logIn(server, tara.email)).body).toMatchObject({ user: { id: again.id } });
});

test('a code verifies nothing for an account that goes: whoever signed up with its email after it stays', async () => {
  const later = { password: 'another feather', confirmPassword: 'another feather' };
  await signUp(server, { email: tara.email, ...later });
  await server.call('POST', '/api/otp/send', { body: { userId: tara.id, type: 'email' } });
  const otp = await codeFor(server, tara.email);
  await askForDeletion();
  server.moveClock(grace);
  const body = { userId: tara.id, type: 'email', otp };
  expect((await server.call('POST', '/api/otp/verify', { body })).status).toBe(400);
  expect((await logIn(server, tara.email, { password: later.password })).status).toBe(200);
});

test('no code is sent for an account that goes', async () => {
  await askForDeletion();
  server.moveClock(grace);
  await server.call('POST', '/api/otp/send', { body: { userId: tara.id, type: 'email' } });
  await expect(codeFor(server, tara.email)).rejects.toThrow('No code was sent');
});
