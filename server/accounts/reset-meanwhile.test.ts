import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll, readRow } from '../db/records.ts';
import { createPasswords } from '../outside/passwords.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, messagesTo, type Person, password, payloads, register, signUp } from '../testing/people.ts';
import { cheap } from '../testing/services.ts';

// To compare a password takes a while, and more where others wait for theirs: the owner may set another meanwhile.

let server: TestServer;
let tara: Person;
let meanwhile: (() => Promise<unknown>) | null = null;
beforeEach(async () => {
  const passwords = createPasswords(cheap);
  server = await testServer(
    {},
    {
      passwords: {
        ...passwords,
        async hash(...given) {
          const hash = await passwords.hash(...given);
          const first = meanwhile;
          meanwhile = null;
          await first?.();
          return hash;
        },
      },
    },
  );
  tara = await signUp(server, { email: 'tara@people.example' });
});
afterEach(() => server.close());

const next = 'another feather';
const isIn = async (cookie: string) =>
  (await server.call('GET', '/api/auth/user', { cookie })).body as { id?: string };

async function reset(): Promise<void> {
  await server.call('POST', '/api/auth/forgot-password', { body: { email: tara.email } });
  const [mail] = await messagesTo(server, tara.email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const body = { token, password: next, confirmPassword: next };
  expect((await server.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
}

test('a login by the old password that is under way as a new one is set lets nobody in', async () => {
  meanwhile = reset;
  expect(await logIn(server, tara.email)).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  expect(await server.database.read.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect((await logIn(server, tara.email, { password: next })).status).toBe(200);
});

test('nor does a sign-up: it is that of somebody else, and changes nothing of the account', async () => {
  meanwhile = reset;
  const { status, cookie } = await register(
    server,
    payloads.marketplace({ email: tara.email, fullName: 'Not Tara' }),
  );
  expect(status).toBe(200);
  const accounts = await readAll(server.database.read, 'accounts');
  expect(accounts.map(({ fullName }) => fullName)).toEqual(['Tara Menon', 'Not Tara']);
  expect((await isIn(cookie)).id).not.toBe(tara.id);
});

test('such a login changes nothing: an account in its grace goes all the same, and who was signed in there stays so', async () => {
  const other = await signUp(server, { email: 'other@people.example' });
  expect((await server.call('POST', '/api/account/deletion', { cookie: tara.cookie })).status).toBe(200);
  meanwhile = reset;
  const body = { email: tara.email, password };
  const refused = await server.call('POST', '/api/auth/login', { body, cookie: other.cookie });
  expect(refused.status).toBe(401);
  expect((await readRow(server.database.read, 'accounts', tara.id))?.deleteAt).not.toBeNull();
  expect((await isIn(other.cookie)).id).toBe(other.id);
});
