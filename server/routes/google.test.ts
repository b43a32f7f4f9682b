import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleStartPath } from '#sync/endpoints/google.ts';
import { readAll } from '../db/records.ts';
import { browser as browserAt, type Visited } from '../testing/browser.ts';
import { client, type Provider, serverWithGoogle } from '../testing/google.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { signUp, verify } from '../testing/people.ts';

let server: TestServer;
let provider: Provider;
beforeEach(async () => {
  ({ server, provider } = await serverWithGoogle());
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const browser = (site?: string) => browserAt(server, { site });
const start = googleStartPath;
const joining = (userType: 'investor' | 'entrepreneur', next?: string) =>
  start({ userType, termsAccepted: 'true', ...(next !== undefined && { next }) });
const isha = { sub: 'isha-1', email: 'isha@people.example', email_verified: true, name: 'Isha Rao' };
const finish = (cookie: string) => server.call('POST', '/api/auth/google/finish', { cookie });
const outcomeOf = ({ url }: Visited) => url.searchParams.get('google');

test('nobody has an account by Google before they have accepted the terms', async () => {
  provider.is(isha);
  const visit = browser();
  expect(outcomeOf(await visit(start({ userType: 'investor' })))).toBe('choose-role');
  expect(outcomeOf(await visit(start({ termsAccepted: 'true' })))).toBe('choose-role');
  expect(await readAll(server.database.read, 'accounts')).toEqual([]);
  expect(outcomeOf(await visit(joining('investor')))).toBe('done');
  const consents = await readAll(server.database.read, 'consents');
  expect(Object.fromEntries(consents.map(({ kind, given }) => [kind, given]))).toEqual({
    terms: true,
    adult: true,
  });
});

test.each(['cross-site', 'same-site', 'none'])(
  "a link from elsewhere (%s) that says the terms are accepted is nobody's tick",
  async (site) => {
    provider.is(isha);
    expect(outcomeOf(await browser(site)(joining('investor')))).toBe('choose-role');
    expect(await readAll(server.database.read, 'accounts')).toEqual([]);
    expect(outcomeOf(await browser('same-origin')(joining('investor')))).toBe('done');
    // Who has an account comes in by whatever link.
    expect(outcomeOf(await browser(site)(start({})))).toBe('done');
  },
);

test('a person without an account chooses a role and has one, its email verified, signed in', async () => {
  provider.is(isha);
  const visit = browser();
  expect(outcomeOf(await visit(start({})))).toBe('choose-role');
  const back = await visit(joining('investor', '/drafts'));
  expect(back.url.search).toBe('?google=done&next=%2Fdrafts');
  const { status, body } = await finish(back.cookie);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    token: expect.any(String),
    user: { email: isha.email, fullName: 'Isha Rao', userType: 'investor', emailVerified: true },
  });
  const { token } = body as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.call('GET', '/api/auth/user', { headers })).status).toBe(200);
  expect(await readAll(server.database.read, 'investorProfiles')).toHaveLength(1);
});

test('without "remember me" the session ends after 12 hours; a question on the way does not forget the tick', async () => {
  provider.is(isha);
  const asked = await browser()(start({ remember: 'true', next: '/drafts' }));
  expect(asked.url.search).toBe('?google=choose-role&next=%2Fdrafts&remember=true');
  const remembered = await browser()(
    start({ userType: 'investor', termsAccepted: 'true', remember: 'true' }),
  );
  const other = await browser()(start({}));
  const statuses = async () => [
    (await server.call('GET', '/api/auth/user', { cookie: remembered.cookie })).status,
    (await server.call('GET', '/api/auth/user', { cookie: other.cookie })).status,
  ];
  server.moveClock(12 * 60 * 60_000 - 60_000);
  expect(await statuses()).toEqual([200, 200]);
  server.moveClock(60_000);
  expect(await statuses()).toEqual([200, 401]);
});

test('who comes again comes to the same account, whatever their email is by then', async () => {
  provider.is(isha);
  await browser()(joining('investor'));
  provider.is({ ...isha, email: 'isha.rao@people.example' });
  const again = await browser()(start({}));
  expect(outcomeOf(again)).toBe('done');
  expect((await finish(again.cookie)).body).toMatchObject({ user: { email: isha.email } });
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(1);
});

test('who comes back through it before their account goes is told that it stays, once, and by no address', async () => {
  provider.is(isha);
  const { cookie } = await browser()(joining('investor'));
  await server.call('POST', '/api/account/deletion', { cookie });
  const visit = browser();
  const back = await visit(start({}));
  expect(back.url.search).toBe('?google=done');
  // An answer that is lost takes nothing away: it is asked for again.
  for (const _ of [1, 2]) expect((await finish(back.cookie)).body).toMatchObject({ deletionUndone: true });
  const taken = (await finish(back.cookie)).headers.getSetCookie();
  expect(taken).toEqual([expect.stringMatching(/^pankh-google-undone=; .*expires=Thu, 01 Jan 1970/)]);
  expect((await finish((await visit(start({}))).cookie)).body).not.toHaveProperty('deletionUndone');
});

test('somebody else who comes after them in the same browser is not told so', async () => {
  provider.is(isha);
  const { cookie } = await browser()(joining('investor'));
  await server.call('POST', '/api/account/deletion', { cookie });
  const back = await browser()(start({}));
  const own = await signUp(server, { email: 'tara@people.example' });
  const theirs = back.cookie.replace(/(^|; )pankh=[^;]*/, `$1${own.cookie}`);
  const { body } = await finish(theirs);
  expect(body).toMatchObject({ user: { id: own.id } });
  expect(body).not.toHaveProperty('deletionUndone');
});

test('who has no password is asked to set one before a sensitive change, not for one they do not have', async () => {
  provider.is(isha);
  const { cookie } = await browser()(joining('investor'));
  server.moveClock(10 * 60_000);
  const change = () =>
    server.call('POST', '/api/auth/email', { body: { email: 'isha@elsewhere.example' }, cookie });
  expect(await change()).toMatchObject({ status: 403, body: { code: 'password-needed' } });
});

test('an email that the provider has not verified opens nothing', async () => {
  await verify(server, await signUp(server, { email: isha.email }));
  provider.is({ ...isha, email_verified: false });
  expect(outcomeOf(await browser()(joining('investor')))).toBe('failed');
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(1);
});

test("another browser's answer opens nothing: neither without its visit nor with another's", async () => {
  provider.is(isha);
  const isBack = ({ pathname }: URL) => pathname === '/api/auth/google/callback';
  const stolen = await browser()(joining('investor'), isBack);
  expect(outcomeOf(await browser()(stolen.url.href))).toBe('failed');
  const other = browser();
  await other(start({}), isBack);
  expect(outcomeOf(await other(stolen.url.href))).toBe('failed');
  expect(await readAll(server.database.read, 'accounts')).toEqual([]);
});

test('the button is offered where Google is configured, and only there', async () => {
  expect((await server.call('GET', '/api/auth/google')).body).toEqual({ enabled: true });
  const without = await testServer();
  expect((await without.call('GET', '/api/auth/google')).body).toEqual({ enabled: false });
  expect((await without.call('GET', '/api/auth/google/start')).status).toBe(404);
  await without.close();
});

test('a provider that cannot be reached leads back to the login', async () => {
  const broken = await testServer({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
  const answer = await fetch(`${broken.origin}/api/auth/google/start`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/login?google=failed');
  await broken.close();
});
