import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleStartPath } from '#sync/endpoints/google.ts';
import { readAll, readRow } from '../db/records.ts';
import { browser, type Visited } from '../testing/browser.ts';
import { type Provider, serverWithGoogle } from '../testing/google.ts';
import type { TestServer } from '../testing/http.ts';
import { codeFor, logIn, messagesTo, type Person, password, signUp, verify } from '../testing/people.ts';

// Google goes on saying that an address is verified for as long as its account is there, whoever has the mailbox by then: only
// of mailboxes that it runs itself does it know.

let server: TestServer;
let provider: Provider;
beforeEach(async () => {
  ({ server, provider } = await serverWithGoogle());
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const email = 'isha@people.example';
const vouched = { sub: 'isha-1', email, email_verified: true, name: 'Isha Rao' };
const outcomeOf = ({ url }: Visited) => url.searchParams.get('google');
const come = (cookie = '') => browser(server, { cookie })(googleStartPath({}));
const userOf = async ({ cookie }: Visited) => (await server.call('GET', '/api/auth/user', { cookie })).body;
const linkMails = async (to = email) =>
  (await messagesTo(server, to)).filter(({ subject }) => subject === 'Google opens your Pankh account');

async function owner(given = email): Promise<Person> {
  const own = await signUp(server, { email: given });
  await verify(server, own);
  return own;
}

async function linked(): Promise<Person> {
  const own = await owner();
  provider.is({ ...vouched, hd: 'people.example' });
  expect(await userOf(await come())).toMatchObject({ id: own.id });
  provider.is(vouched);
  expect(await userOf(await come())).toMatchObject({ id: own.id });
  return own;
}

async function moveTo(own: Person, next: string): Promise<void> {
  await server.call('POST', '/api/auth/email', { body: { email: next }, cookie: own.cookie });
  server.moveClock(60_000);
  await server.call('POST', '/api/otp/send', { body: { userId: own.id, type: 'email' }, cookie: own.cookie });
  const body = { userId: own.id, type: 'email', otp: await codeFor(server, next) };
  expect((await server.call('POST', '/api/otp/verify', { body, cookie: own.cookie })).status).toBe(200);
}

test('the owner of an address that Google only once saw verified logs in first, and then Google opens their account', async () => {
  const own = await owner();
  const other = await signUp(server);
  for (const claims of [vouched, { ...vouched, hd: 'elsewhere.example' }]) {
    provider.is(claims);
    for (const cookie of ['', other.cookie]) expect(outcomeOf(await come(cookie))).toBe('owned');
  }
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(2);
  const { cookie } = await logIn(server, email);
  expect(await userOf(await come(cookie))).toMatchObject({ id: own.id });
  expect(await userOf(await come())).toMatchObject({ id: own.id });
});

test.each([
  ['people.example', email],
  ['People.Example', email],
  [undefined, 'isha@gmail.com'],
  [undefined, 'isha@googlemail.com'],
])('the owner of a mailbox that Google runs (%s) comes to the account they have', async (hd, address) => {
  const own = await owner(address);
  provider.is({ ...vouched, email: address.replace('isha', 'Isha'), ...(hd !== undefined && { hd }) });
  expect(await userOf(await come())).toMatchObject({ id: own.id });
});

test('an owner is told by mail that Google opens their account, once, and what to do if it was not them', async () => {
  await linked();
  const mails = await linkMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`${server.origin}/forgot-password`);
});

test('whoever takes up their unverified account by Google is told so, and who has a new one is only welcomed', async () => {
  const own = await signUp(server, { email });
  provider.is(vouched);
  await come(own.cookie);
  expect(await linkMails()).toHaveLength(1);
  provider.is({ ...vouched, sub: 'tara-1', email: 'tara@people.example' });
  await browser(server)(googleStartPath({ userType: 'investor', termsAccepted: 'true' }));
  expect((await messagesTo(server, 'tara@people.example')).map(({ subject }) => subject)).toEqual([
    'Welcome to Pankh',
  ]);
});

test('once the mailbox has set a new password, who came by Google before has to log in first', async () => {
  await linked();
  await server.call('POST', '/api/auth/forgot-password', { body: { email } });
  const token = /#token=([\w-]+)/.exec((await messagesTo(server, email))[0]?.text ?? '')?.[1] ?? '';
  const body = { token, password: `${password} anew`, confirmPassword: `${password} anew` };
  expect((await server.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
  expect(outcomeOf(await come())).toBe('owned');
});

test('an account that has another email is opened by no Google account of the one before; the new mailbox is told', async () => {
  const own = await linked();
  const next = 'isha@elsewhere.example';
  await moveTo(own, next);
  expect(outcomeOf(await come())).toBe('choose-role');
  expect(await readRow(server.database.read, 'accounts', own.id)).toMatchObject({ email: next });
  const [told] = await messagesTo(server, next);
  expect(told?.subject).toBe('Google no longer opens your Pankh account');
  expect(told?.text).toContain(`${server.origin}/forgot-password`);
});

test('whoever never came by Google is told nothing of it as their email changes', async () => {
  await moveTo(await owner(), 'isha@elsewhere.example');
  const told = await messagesTo(server, 'isha@elsewhere.example');
  expect(told.map(({ subject }) => subject)).toEqual(['Your Pankh verification code']);
});
