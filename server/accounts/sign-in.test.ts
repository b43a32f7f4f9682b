import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '../db/records.ts';
import { createPasswords } from '../outside/passwords.ts';
import { writeChanges } from '../syncing/write.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, type Person, password, payloads, register, signUp } from '../testing/people.ts';
import { scratch } from '../testing/scratch.ts';

let folder: string;
let server: TestServer;
let tara: Person;
// The network address of a request, as the proxy in front tells it.
const from = (address: string) => ({ 'x-forwarded-for': address });
beforeEach(async () => {
  folder = mkdtempSync(join(scratch(), 'pankh-'));
  server = await testServer({ DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  tara = await signUp(server, { email: 'tara@people.example' });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function tryLogin(given: object, address = '198.51.100.7') {
  const body = { email: tara.email, password: 'not this one', ...given };
  return server.call('POST', '/api/auth/login', { body, headers: from(address) });
}

/** As people meet it: with passwords that cost what they cost outside of tests. */
async function atFullCost(): Promise<void> {
  await server.close();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const environment = { DATA_DIR: folder, TRUSTED_PROXIES: '1' };
  server = await testServer(environment, { passwords: createPasswords() });
  tara = await signUp(server, { email: 'tara@people.example' });
}

async function disable({ id }: Person): Promise<void> {
  const row = await readRow(server.database.read, 'accounts', id);
  if (!row) throw new Error('There is no such account');
  const changed = { ...row, disabledAt: server.now() };
  await server.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'accounts', id, row: changed }], server.now()));
}

test.each([
  ['email', { email: '' }],
  ['email', { email: undefined }],
  ['password', { password: '' }],
])('a login without %s says what is missing', async (field, given) => {
  const message = 'Missing information - Please enter both email and password.';
  expect(await tryLogin(given)).toMatchObject({ status: 400, body: { field, message, error: message } });
});

test('a right password leaves no try counted, neither at its IPv6 address nor for what is beside it', async () => {
  const tries = async () => (await server.database.read.selectFrom('attempts').select('id').execute()).length;
  const before = await tries();
  expect((await tryLogin({ password }, '2001:db8:7:1::5')).status).toBe(200);
  expect(await tries()).toBe(before);
  expect((await tryLogin({}, '2001:db8:7:1::5')).status).toBe(401);
  // Of the account, the network, the home and the carrier.
  expect(await tries()).toBe(before + 4);
});

test('wrong password, unknown email and disabled account get the very same answer', async () => {
  const gone = await signUp(server, { email: 'gone@people.example' });
  await disable(gone);
  const answers = [
    await tryLogin({}),
    await tryLogin({ email: 'nobody@people.example' }),
    await tryLogin({ email: gone.email, password }),
  ];
  const told = { code: 'wrong-credentials', message: 'Please check your email and password.' };
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 401, body: { ...told, error: told.message } });
});

test('guesses at a disabled account are counted alike, whether the password is right or not', async () => {
  await disable(tara);
  const tried: number[] = [];
  for (let count = 0; count < 6; count += 1) tried.push((await tryLogin({ password })).status);
  expect(tried).toEqual([401, 401, 401, 401, 401, 429]);
});

test('a disabled account is out at once, with every session', async () => {
  await disable(tara);
  expect((await server.call('GET', '/api/auth/user', { cookie: tara.cookie })).status).toBe(401);
});

test('a password is kept as argon2id makes it of 19 MiB and two passes', async () => {
  await atFullCost();
  const stored = await server.database.read.selectFrom('credentials').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the sixth wrong try in 15 minutes must wait, for the right password too, also after a restart', async () => {
  for (let tried = 0; tried < 5; tried += 1) expect((await tryLogin({})).status).toBe(401);
  const sixth = await tryLogin({ password });
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '900']);
  await server.close();
  server = await testServer({ DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  expect((await tryLogin({ password })).status).toBe(429);
  server.moveClock(15 * 60_000);
  expect((await tryLogin({ password })).status).toBe(200);
});

test('while somebody guesses, the owner gets in from elsewhere', async () => {
  for (let tried = 0; tried < 6; tried += 1) await tryLogin({});
  expect((await tryLogin({ password }, '203.0.113.9')).status).toBe(200);
});

test('whoever has one IPv6 address has the 64 bits beside it, too: guesses from them count as from one', async () => {
  for (let tried = 1; tried <= 5; tried += 1)
    expect((await tryLogin({}, `2001:db8:1:2::${tried}`)).status).toBe(401);
  expect((await tryLogin({ password }, '2001:db8:1:2::6')).status).toBe(429);
  expect((await tryLogin({ password }, '2001:db8:1:3::6')).status).toBe(200);
});

test('of many guesses at once five are looked at', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin({})));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('a right password forgets the wrong tries before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) expect((await tryLogin({})).status).toBe(401);
    expect((await tryLogin({ password })).status).toBe(200);
  }
});

test('unknown emails are limited as known ones are', async () => {
  for (let tried = 0; tried < 5; tried += 1)
    expect((await tryLogin({ email: 'nobody@people.example' })).status).toBe(401);
  expect((await tryLogin({ email: 'nobody@people.example' })).status).toBe(429);
});

test('while as many sign in as can wait, the next is refused with 503, which counts as no wrong try', async () => {
  await atFullCost();
  const over = new AbortController();
  const rush = Array.from({ length: 22 }, async () => {
    while (!over.signal.aborted) await server.passwords.hash(password);
  });
  for (let tried = 0; tried < 6; tried += 1) {
    const refused = await tryLogin({});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  }
  over.abort();
  await Promise.all(rush);
  expect((await tryLogin({})).status).toBe(401);
}, 30_000);

test('one spelling of a password in NFC is another in NFD', async () => {
  const email = 'jose@people.example';
  const spelled = 'naïveté mañana'.normalize('NFD');
  await register(server, payloads.marketplace({ email, password: spelled, confirmPassword: spelled }));
  expect((await logIn(server, email, { password: spelled.normalize('NFC') })).status).toBe(200);
});

test('a password of 256 characters counts to the last one', async () => {
  const long = `${'wing 🪶 '.repeat(36)}abcd`;
  await register(
    server,
    payloads.marketplace({ email: 'long@people.example', password: long, confirmPassword: long }),
  );
  expect((await logIn(server, 'long@people.example', { password: `${long.slice(0, -1)}e` })).status).toBe(
    401,
  );
  expect((await logIn(server, 'long@people.example', { password: long })).status).toBe(200);
});
