import { afterEach, beforeEach, expect, test } from 'vitest';
import { helpArticle } from '#sync/ai/knowledge/articles.ts';
import { sessionPath } from '#sync/endpoints/sessions.ts';
import { newId } from '#sync/ids.ts';
import { personHeader } from '#sync/person-header.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, type Person, password, payloads, signUp } from '../testing/people.ts';
import { deviceName } from './device-name.ts';

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
});
afterEach(() => server.close());

const hour = 3_600_000;
const day = 24 * hour;
const statusOf = async (cookie: string) => (await server.call('GET', '/api/auth/user', { cookie })).status;
const bearerStatus = async (token: string) =>
  (await server.call('GET', '/api/auth/user', { headers: { authorization: `Bearer ${token}` } })).status;
type Listed = { id: string; deviceName: string; createdAt: string; lastUsedAt: string; current: boolean };
const list = async (cookie = tara.cookie) =>
  (await server.call('GET', '/api/auth/sessions', { cookie })).body as Listed[]; // the contract's reply
const onPhone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile',
};
const login = (headers: Record<string, string> = {}, rememberMe = false) =>
  server.call('POST', '/api/auth/login', { body: { email: tara.email, password, rememberMe }, headers });

test('a login makes a new session and ends the one the browser carried', async () => {
  const body = { email: tara.email, password };
  const again = await server.call('POST', '/api/auth/login', { body, cookie: tara.cookie });
  expect(again.cookie).not.toBe(tara.cookie);
  expect([await statusOf(tara.cookie), await statusOf(again.cookie)]).toEqual([401, 200]);
});

test.each([
  ['/register', payloads.marketplace],
  ['/signup', payloads.plan],
] as const)(
  'who joins by %s stays signed in for 30 days where that was asked, else for 12 hours',
  async (_, payload) => {
    const join = (query: string) => server.call('POST', `/api/auth/register${query}`, { body: payload() });
    const [asked, other] = [await join('?remember=true'), await join('')];
    server.moveClock(12 * hour);
    expect([await statusOf(asked.cookie), await statusOf(other.cookie)]).toEqual([200, 401]);
    server.moveClock(18 * day);
    expect(await statusOf(asked.cookie)).toBe(200);
    server.moveClock(12 * day);
    expect(await statusOf(asked.cookie)).toBe(401);
  },
);

test('one sees where one is signed in: device, last use, and which one asks', async () => {
  server.moveClock(hour);
  const phone = await login(onPhone);
  server.moveClock(6 * 60_000);
  await statusOf(tara.cookie);
  expect(await list(phone.cookie)).toEqual([
    expect.objectContaining({ lastUsedAt: server.now(), current: false }),
    expect.objectContaining({ deviceName: 'Chrome on Android', current: true }),
  ]);
});

test('a session that is revoked is over at once, cookie and token', async () => {
  const phone = await login(onPhone);
  const { token } = phone.body as { token: string };
  const session = (await list()).find(({ current }) => !current);
  const revoke = () => server.call('DELETE', sessionPath(session?.id ?? ''), { cookie: tara.cookie });
  expect((await revoke()).status).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  expect(await statusOf(phone.cookie)).toBe(401);
  expect((await server.call('GET', '/api/auth/user', { headers })).status).toBe(401);
  expect((await revoke()).status).toBe(404);
});

test("somebody else's session and one that is not there are the same: not found", async () => {
  const other = await signUp(server);
  const [theirs] = await list(other.cookie);
  for (const id of [theirs?.id, newId(), 'nonsense']) {
    const refused = await server.call('DELETE', sessionPath(id ?? ''), { cookie: tara.cookie });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
  expect(await statusOf(other.cookie)).toBe(200);
});

test('what is asked for one person is not answered, nor done, by the session of another, whom it signs in and out all the same', async () => {
  const other = await signUp(server);
  const ask = (method: string, path: string, cookie: string, body?: unknown) =>
    server.call(method, path, { cookie, headers: { [personHeader]: tara.id }, body });
  expect((await ask('GET', '/api/account/export', tara.cookie)).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/api/account/export'],
    ['GET', '/api/auth/sessions'],
    ['POST', '/api/account/deletion'],
  ] as const)
    expect(await ask(method, path, other.cookie)).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  expect(await statusOf(other.cookie)).toBe(200);
  const again = await ask('POST', '/api/auth/login', other.cookie, { email: tara.email, password });
  expect([again.status, await statusOf(other.cookie)]).toEqual([200, 401]);
  await ask('POST', '/api/auth/logout', again.cookie);
  expect(await statusOf(again.cookie)).toBe(401);
});

test('all other sessions end at one word, this one stays', async () => {
  const others = [await login(onPhone), await logIn(server, tara.email)];
  await server.call('DELETE', '/api/auth/sessions', { cookie: tara.cookie });
  expect(await list()).toHaveLength(1);
  expect(await statusOf(tara.cookie)).toBe(200);
  for (const { cookie } of others) expect(await statusOf(cookie)).toBe(401);
});

test('logging out ends cookie and bearer at once', async () => {
  const headers = { authorization: `Bearer ${tara.token}` };
  await server.call('POST', '/api/auth/logout', { headers });
  expect(await statusOf(tara.cookie)).toBe(401);
  expect((await server.call('GET', '/api/auth/user', { headers })).status).toBe(401);
});

test('remembered, a session lasts 30 days, else 12 hours; the token 12 hours in any case', async () => {
  const remembered = await login({}, true);
  const { token } = remembered.body as { token: string };
  server.moveClock(12 * hour);
  expect([await statusOf(tara.cookie), await statusOf(remembered.cookie)]).toEqual([401, 200]);
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.call('GET', '/api/auth/user', { headers })).status).toBe(401);
  server.moveClock(15 * day);
  expect(await statusOf(remembered.cookie)).toBe(200);
  server.moveClock(15 * day - 12 * hour);
  expect(await statusOf(remembered.cookie)).toBe(401);
});

test('a token that holds says who asks, the cookie beside it where the token has ended, and neither lends the other its life', async () => {
  const { cookie } = await login({}, true);
  const other = await signUp(server);
  const headers = { authorization: `Bearer ${other.token}` };
  const whoAsks = async (beside?: string) =>
    (await server.call('GET', '/api/auth/user', { headers, ...(beside && { cookie: beside }) })).body;
  expect(await whoAsks(cookie)).toMatchObject({ id: other.id });
  server.moveClock(13 * hour);
  expect(await whoAsks(cookie)).toMatchObject({ id: tara.id });
  expect(await whoAsks(other.cookie)).toMatchObject({ code: 'not-signed-in' });
});

test('a token is had anew by the cookie alone: it gives itself no longer life, and none outlives its session', async () => {
  const { cookie, body } = await login({}, true);
  const finish = (from: { cookie?: string; token?: string }) =>
    server.call('POST', '/api/auth/google/finish', {
      ...(from.cookie && { cookie: from.cookie }),
      ...(from.token && { headers: { authorization: `Bearer ${from.token}` } }),
    });
  const { token } = body as { token: string };
  expect((await finish({ token })).status).toBe(401);
  expect(await bearerStatus(token)).toBe(200);
  server.moveClock(15 * day);
  expect(await statusOf(cookie)).toBe(200);
  server.moveClock(15 * day - hour);
  const renewed = (await finish({ cookie, token: tara.token })).body as { token: string };
  expect(await bearerStatus(renewed.token)).toBe(200);
  server.moveClock(hour);
  expect(await bearerStatus(renewed.token)).toBe(401);
});

test('what changes something is refused from elsewhere with a token that has ended as without one', async () => {
  const headers = { authorization: `Bearer ${tara.token}`, origin: 'https://elsewhere.example' };
  const { cookie } = await login({}, true);
  server.moveClock(13 * hour);
  const refused = await server.call('DELETE', '/api/auth/sessions', { headers, cookie });
  expect(refused).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
});

test('a remembered session that nobody uses for 21 days is over, and the help says so', async () => {
  const help = helpArticle('sessions-and-devices');
  expect(help?.body[0]).toContain('not used it for three weeks');
  const { cookie } = await login({}, true);
  server.moveClock(21 * day);
  expect(await statusOf(cookie)).toBe(401);
});

test('a clock that goes back gives no session more time', async () => {
  const { cookie } = await login({}, true);
  for (let passed = 0; passed < 29; passed += 1) {
    server.moveClock(day);
    expect(await statusOf(cookie)).toBe(200);
  }
  server.moveClock(-20 * day);
  expect(await statusOf(cookie)).toBe(401);
  server.moveClock(20 * day - 60_000);
  expect(await statusOf(cookie)).toBe(200);
  server.moveClock(day + 60_000);
  expect(await statusOf(cookie)).toBe(401);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.0', 'Another program'],
  ['', 'Another program'],
])('%s is called "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
