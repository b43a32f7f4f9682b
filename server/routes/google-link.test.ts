import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleStartPath } from '#sync/endpoints/google.ts';
import { browser } from '../testing/browser.ts';
import { type Provider, serverWithGoogle } from '../testing/google.ts';
import type { TestServer } from '../testing/http.ts';
import { logIn, password, signUp, verify } from '../testing/people.ts';

let server: TestServer;
let provider: Provider;
beforeEach(async () => {
  ({ server, provider } = await serverWithGoogle());
  provider.is({ sub: 'isha-1', email, email_verified: true, name: 'Isha Rao' });
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const email = 'isha@people.example';
const come = (cookie = '') => browser(server, { cookie })(googleStartPath({}));
const link = (cookie: string) => server.call('GET', '/api/auth/google/link', { cookie });
const remove = (cookie: string) => server.call('DELETE', '/api/auth/google/link', { cookie });

test('whoever is signed in is told since when Google opens their account, and can end that', async () => {
  const own = await signUp(server, { email });
  expect((await link(own.cookie)).body).toEqual({ linkedAt: null });
  const { cookie } = await browser(server, { cookie: own.cookie })(googleStartPath({}));
  expect((await link(cookie)).body).toEqual({ linkedAt: server.now() });
  expect(await remove(cookie)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await link(cookie)).body).toEqual({ linkedAt: null });
  const back = await browser(server)(googleStartPath({}));
  expect(back.url.searchParams.get('google')).toBe('owned');
});

test('whoever finds the device open, minutes after the sign-in, ends nothing without the password', async () => {
  const own = await signUp(server, { email });
  const { cookie } = await browser(server, { cookie: own.cookie })(googleStartPath({}));
  server.moveClock(10 * 60_000);
  expect(await remove(cookie)).toMatchObject({ status: 403, body: { code: 'reauthentication-needed' } });
  await server.call('POST', '/api/auth/reauthenticate', { body: { password }, cookie });
  expect((await remove(cookie)).status).toBe(200);
  expect((await logIn(server, email)).status).toBe(200);
});

test('who has no password keeps the one way in', async () => {
  const { cookie } = await browser(server)(googleStartPath({ userType: 'investor', termsAccepted: 'true' }));
  expect(await remove(cookie)).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  expect((await link(cookie)).body).toEqual({ linkedAt: server.now() });
});

test('nobody ends what opens the account of somebody else', async () => {
  const own = await signUp(server, { email });
  const { cookie } = await browser(server, { cookie: own.cookie })(googleStartPath({}));
  const other = await signUp(server);
  expect((await link(other.cookie)).body).toEqual({ linkedAt: null });
  expect((await remove(other.cookie)).status).toBe(200);
  expect((await link(cookie)).body).toEqual({ linkedAt: server.now() });
});

test('who has ended it for a mailbox that Google runs logs in first, and then Google opens the account again', async () => {
  const gmail = 'isha@gmail.com';
  provider.is({ sub: 'isha-1', email: gmail, email_verified: true, name: 'Isha Rao' });
  const own = await signUp(server, { email: gmail });
  await verify(server, own);
  expect((await come()).url.searchParams.get('google')).toBe('done');
  for (let times = 0; times < 2; times += 1) expect((await remove(own.cookie)).status).toBe(200);
  expect((await come()).url.searchParams.get('google')).toBe('owned');
  expect((await link(own.cookie)).body).toEqual({ linkedAt: null });
  const { cookie } = await logIn(server, gmail);
  expect((await come(cookie)).url.searchParams.get('google')).toBe('done');
  expect((await come()).url.searchParams.get('google')).toBe('done');
});
