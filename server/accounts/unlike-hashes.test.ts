import { afterEach, beforeEach, expect, test } from 'vitest';
import { passwordHashOf, savePassword } from '../db/accounts.ts';
import { readAll } from '../db/records.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, type Person, payloads, register, signUp } from '../testing/people.ts';

// Who claimed an unverified email before the hashes of all its claims were made with one salt has one of their own.

const email = 'tara@people.example';
const secretOf = (at: number) => `feather number ${at}`;

let server: TestServer;
let claims: Person[];
beforeEach(async () => {
  server = await testServer();
  claims = [];
  for (let at = 0; at < 5; at += 1) {
    const password = secretOf(at);
    claims.push(await signUp(server, { email, password, confirmPassword: password }));
    const passwordHash = await server.passwords.hash(password);
    await server.database.write
      .transaction()
      .execute((trx) => savePassword(trx, claims[at]?.id ?? '', passwordHash));
    // The sign-ups were tries of a password, too.
    server.moveClock(16 * 60_000);
  }
});
afterEach(() => server.close());

async function salts(): Promise<(string | undefined)[]> {
  const hashes = claims.map(({ id }) => passwordHashOf(server.database.read, id));
  return (await Promise.all(hashes)).map((hash) => hash?.split('$')[4]);
}

test('a password whose hash has another salt than the first claim opens its account, and has that salt from then on', async () => {
  const before = await salts();
  expect(new Set(before).size).toBe(5);
  for (let login = 0; login < 2; login += 1)
    expect((await logIn(server, email, { password: secretOf(1) })).body).toMatchObject({
      user: { id: claims[1]?.id },
    });
  expect(await salts()).toEqual([before[0], before[0], ...before.slice(2)]);
});

test('three of another salt are compared with a password at most, the first of them first', async () => {
  const tried: number[] = [];
  for (const at of [4, 3]) tried.push((await logIn(server, email, { password: secretOf(at) })).status);
  expect(tried).toEqual([401, 200]);
  expect((await logIn(server, email, { password: secretOf(4) })).status).toBe(200);
});

test('who sends a sign-up of then once more has one account', async () => {
  const given = { email, password: secretOf(2), confirmPassword: secretOf(2) };
  expect((await register(server, payloads.marketplace(given))).body).toMatchObject({
    user: { id: claims[2]?.id },
  });
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(5);
});

test('nobody gets in by a password that is none of theirs', async () => {
  const before = await salts();
  expect((await logIn(server, email, { password: 'not this one' })).status).toBe(401);
  expect(await salts()).toEqual(before);
});
