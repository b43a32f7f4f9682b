import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '../db/records.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, messagesTo, type Person, payloads, register, signUp, verify } from '../testing/people.ts';

// Somebody signs up with another person's email before or after that person does, and nobody has verified it.

const email = 'tara@people.example';
const next = 'another feather';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const stranger = () =>
  signUp(server, {
    email,
    fullName: 'Rohan Kale',
    password: 'feathers of a stranger',
    confirmPassword: 'feathers of a stranger',
  });
const owner = () => signUp(server, { email, fullName: 'Tara Menon' });

async function signedUp(...people: (() => Promise<Person>)[]): Promise<Person[]> {
  const made: Person[] = [];
  for (const person of people) {
    made.push(await person());
    server.moveClock(3_600_000);
  }
  return made;
}

async function resetMail(): Promise<string> {
  await server.call('POST', '/api/auth/forgot-password', { body: { email } });
  const [newest] = await messagesTo(server, email);
  return newest?.text ?? '';
}

/** The link that the mail has for the account of somebody. */
function linkFor(fullName: string, mail: string): string {
  const said = mail.split('\n\n').find((part) => part.startsWith(`${fullName}, `));
  return /#token=([\w-]+)/.exec(said ?? '')?.[1] ?? '';
}

const reset = (token: string) =>
  server.call('POST', '/api/auth/reset-password', {
    body: { token, password: next, confirmPassword: next },
  });

test.each([
  ['before', 0],
  ['after', 1],
])('who signed up %s a stranger resets, enters and verifies their own account', async (_, at) => {
  const order = at === 0 ? [owner, stranger] : [stranger, owner];
  const mine = (await signedUp(...order))[at];
  if (!mine) throw new Error('Nobody has signed up');
  expect((await reset(linkFor('Tara Menon', await resetMail()))).status).toBe(200);
  const entered = await logIn(server, email, { password: next });
  expect(entered.body).toMatchObject({ user: { id: mine.id } });
  await verify(server, { ...mine, cookie: entered.cookie });
  expect(await readRow(server.database.read, 'accounts', mine.id)).toMatchObject({
    emailVerified: true,
    disabledAt: null,
  });
  expect((await logIn(server, email, { password: 'feathers of a stranger' })).status).toBe(401);
});

test('a link taken for the wrong account leaves the own one as it is, and its link in the mail is still good', async () => {
  const [, mine] = await signedUp(stranger, owner);
  const mail = await resetMail();
  expect((await reset(linkFor('Rohan Kale', mail))).status).toBe(200);
  expect((await logIn(server, email)).body).toMatchObject({ user: { id: mine?.id } });
  expect((await reset(linkFor('Tara Menon', mail))).status).toBe(200);
  // Both open by one password now: the one made last.
  expect((await logIn(server, email, { password: next })).body).toMatchObject({ user: { id: mine?.id } });
});

test('the mail says whose account each link is for, as what and when it was opened, and what verifying one does', async () => {
  await signedUp(owner);
  await register(server, payloads.investor({ email }));
  const mail = await resetMail();
  expect(mail).toMatch(/\nTara Menon, entrepreneur, since 2026-03-01 09:00 UTC:\nhttp/);
  expect(mail).toMatch(/\nKabir Lokhande, investor, since 2026-03-01 10:00 UTC:\nhttp/);
  expect(mail).toContain('the others are closed');
  expect(mail.match(/#token=/g)).toHaveLength(2);
});

test('once somebody has verified the email the mail has one link', async () => {
  const [mine] = await signedUp(owner, stranger);
  if (mine) await verify(server, mine);
  expect((await resetMail()).match(/#token=/g)).toHaveLength(1);
});
