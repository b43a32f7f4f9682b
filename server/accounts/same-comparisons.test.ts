import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '../db/records.ts';
import { createPasswords, type Passwords } from '../outside/passwords.ts';
import { writeChanges } from '../syncing/write.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, password, payloads, register, signUp, verify } from '../testing/people.ts';
import { cheap } from '../testing/services.ts';

// A comparison of passwords is most of what a login takes, by design: one more or less is what time would tell.

let server: TestServer;
/** What each computation cost, as its hash says: `m=19456,t=2,p=1`. */
let made: string[] = [];
beforeEach(() => begin(createPasswords(cheap)));
afterEach(() => server.close());

async function begin(passwords: Passwords): Promise<void> {
  const counting: Passwords = {
    ...passwords,
    async hash(...given) {
      const hash = await passwords.hash(...given);
      made.push(costOf(hash));
      return hash;
    },
    matches(given, stored) {
      made.push(stored === undefined ? 'for nobody' : costOf(stored));
      return passwords.matches(given, stored);
    },
  };
  server = await testServer({}, { passwords: counting });
}

function costOf(hash: string): string {
  return hash.split('$')[3] ?? '';
}

/** The passwords that an answer took to compute. */
async function costs(ask: () => Promise<{ status: number }>, status: number): Promise<string[]> {
  made = [];
  expect((await ask()).status).toBe(status);
  return made;
}

async function computed(ask: () => Promise<{ status: number }>, status: number): Promise<number> {
  return (await costs(ask, status)).length;
}

const wrong = { password: 'not this one' };

test('an unknown email takes as long as a wrong password: one computation, at the full cost', async () => {
  await server.close();
  await begin(createPasswords());
  const { email } = await signUp(server);
  for (const asked of [email, 'nobody@people.example'])
    expect(await costs(() => logIn(server, asked, wrong), 401), asked).toEqual(['m=19456,t=2,p=1']);
});

test('a login compares once: for nobody, an owner, a disabled account, and an email that many claim', async () => {
  const owner = await signUp(server);
  await verify(server, owner);
  const gone = await signUp(server);
  await verify(server, gone, '+919000000009');
  await disable(gone.id);
  const claimed = (await signUp(server)).email;
  for (let rival = 0; rival < 4; rival += 1) {
    const other = `a feather of rival ${rival}`;
    await signUp(server, { email: claimed, password: other, confirmPassword: other });
  }
  // The sign-ups were tries of a password, too.
  server.moveClock(16 * 60_000);
  const asked: [string, object, number][] = [
    ['nobody@people.example', wrong, 401],
    [owner.email, wrong, 401],
    [owner.email, { password }, 200],
    [gone.email, wrong, 401],
    [gone.email, { password }, 401],
    [claimed, wrong, 401],
    [claimed, { password }, 200],
    [claimed, { password: 'a feather of rival 3' }, 200],
  ];
  for (const [email, given, status] of asked)
    expect(await computed(() => logIn(server, email, given), status), `${email} ${status}`).toBe(1);
});

test('a sign-up computes once, whoever has the email or claims it', async () => {
  const owner = await signUp(server);
  await verify(server, owner);
  const claimed = await signUp(server);
  const other = { password: 'a second feather', confirmPassword: 'a second feather' };
  const asked: [object, number][] = [
    [{ email: 'new@people.example' }, 200],
    [{ email: owner.email }, 409],
    [{ email: claimed.email }, 200],
    [{ email: claimed.email, ...other }, 200],
    [{ email: claimed.email, ...other }, 200],
  ];
  for (const [given, status] of asked)
    expect(await computed(() => register(server, payloads.marketplace(given)), status)).toBe(1);
});

async function disable(id: string): Promise<void> {
  const row = await readRow(server.database.read, 'accounts', id);
  if (!row) throw new Error('There is no such account');
  const changed = { ...row, disabledAt: server.now() };
  await server.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'accounts', id, row: changed }], server.now()));
}
