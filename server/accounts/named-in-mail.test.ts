import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/http.ts';
import { messagesTo, type Person, payloads, register, signUp, verify } from '../testing/people.ts';

// Several accounts can claim one email as long as nobody has verified it; verifying it for one closes the others.

const email = 'tara@people.example';
let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server, { email });
});
afterEach(() => server.close());

const newest = async (to = email) => (await messagesTo(server, to))[0]?.text ?? '';

async function codeMail({ id, cookie }: Person): Promise<string> {
  expect(
    (await server.call('POST', '/api/otp/send', { body: { userId: id, type: 'email' }, cookie })).status,
  ).toBe(200);
  return newest();
}

async function stranger(): Promise<Person> {
  server.moveClock(3_600_000);
  const other = { password: 'feathers of a stranger', confirmPassword: 'feathers of a stranger' };
  return signUp(server, { email, fullName: 'Rohan Kale', userType: 'investor', ...other });
}

test('the mail with a code says whose account it verifies, as what and when it was opened', async () => {
  const mail = await codeMail(tara);
  expect(mail).toContain('\nTara Menon, entrepreneur, since 2026-03-01 09:00 UTC\n');
  expect(mail).not.toContain('closed');
});

test('where others claim the email the mail says that the code closes them, and how many', async () => {
  const theirs = await stranger();
  const mine = await codeMail(tara);
  expect(mine).toContain('\nTara Menon, entrepreneur, since 2026-03-01 09:00 UTC\n');
  expect(mine).toContain('1 other account was opened with this address. The code closes it for good');
  expect(mine).not.toContain('Rohan Kale');
  expect(await codeMail(theirs)).toContain('\nRohan Kale, investor, since 2026-03-01 10:00 UTC\n');
  await register(server, payloads.investor({ email }));
  server.moveClock(60_000);
  expect(await codeMail(tara)).toContain(
    '2 other accounts were opened with this address. The code closes them',
  );
});

test('who asks for an address that others claim is told whose account it would be, and what becomes of theirs', async () => {
  const asker = await signUp(server, { email: 'meera@people.example', fullName: 'Meera Iyer' });
  await verify(server, asker);
  await server.call('POST', '/api/auth/email', { body: { email }, cookie: asker.cookie });
  server.moveClock(60_000);
  const mail = await codeMail(asker);
  expect(mail).toContain('\nMeera Iyer, entrepreneur, since 2026-03-01 09:00 UTC\n');
  expect(mail).toContain('1 other account was opened');
});

test('the mail with a single link says whose password it changes', async () => {
  await server.call('POST', '/api/auth/forgot-password', { body: { email } });
  expect(await newest()).toContain('\nTara Menon, entrepreneur, since 2026-03-01 09:00 UTC:\nhttp');
});
