import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol } from '#sync/protocol.ts';
import { readRow } from './db/records.ts';
import { desk } from './testing/desk.ts';
import { type TestServer, testServer } from './testing/http.ts';
import { logIn, messagesTo, password, signUp, verify } from './testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

/** A request whose body is held back: the server has looked at its session. Answers how the body is sent, and its status. */
async function held(path: string, cookie: string, { method = 'POST', type = 'application/json' } = {}) {
  const headers = {
    cookie,
    'content-type': type,
    expect: '100-continue',
    origin: server.origin,
  };
  const sent = request(`${server.origin}${path}`, { method, headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async (body: object | string) => {
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
    const [answer] = await answered;
    return answer.resume().statusCode;
  };
}

test('an admin who was shut out decides nothing by a request that was held back until then', async () => {
  const { person } = desk(server);
  const [admin, rogue, investor] = [
    await person({ userType: 'admin' }),
    await person({ userType: 'admin' }),
    await person({ userType: 'investor' }),
  ];
  const decide = await held(`/api/admin/accounts/${investor.id}/decision`, rogue.cookie);
  const shut = { cookie: admin.cookie, body: { decision: 'disable', reason: 'Spam.' } };
  const { status } = await server.call('POST', `/api/admin/accounts/${rogue.id}/decision`, shut);
  expect(status).toBe(200);
  expect(await decide({ decision: 'disable', reason: 'Spite.' })).toBe(401);
  expect(await readRow(server.database.read, 'accounts', investor.id)).toMatchObject({ disabledAt: null });
});

test('whoever was signed out from elsewhere reads and does nothing more by requests that were held back until then', async () => {
  const tara = await signUp(server);
  await verify(server, tara);
  const { cookie } = await logIn(server, tara.email);
  const asked = {
    protocol,
    epoch: '',
    userId: tara.id,
    clientId: newId(),
    ack: 0,
    mutations: [],
    cursors: {},
  };
  const pdf = { method: 'PUT', type: 'application/pdf' };
  const requests = [
    [await held('/api/sync', cookie), asked],
    [await held('/api/auth/email', cookie), { email: 'thief@elsewhere.example' }],
    [await held('/api/user/phone', cookie), { phoneNumber: '9000000001' }],
    [await held('/api/push', cookie), { endpoint: 'https://push.elsewhere.example/thief' }],
    [await held('/api/account/certificate?name=a.pdf', cookie, pdf), '%PDF-1.7\n%%EOF'],
  ] as const;
  expect((await server.call('DELETE', '/api/auth/sessions', { cookie: tara.cookie })).status).toBe(200);
  const answers = [];
  for (const [send, body] of requests) answers.push(await send(body));
  expect(answers).toEqual(requests.map(() => 401));
  expect(await readRow(server.database.read, 'accounts', tara.id)).toMatchObject({
    pendingEmail: null,
    pendingPhone: null,
  });
});

test('who logs in again while their session is ended from elsewhere is let in', async () => {
  const tara = await signUp(server);
  const { cookie } = await logIn(server, tara.email);
  const again = await held('/api/auth/login', cookie);
  await server.call('DELETE', '/api/auth/sessions', { cookie: tara.cookie });
  expect(await again({ email: tara.email, password })).toBe(200);
});

test('a password that was held back until the owner had set another comes to nothing', async () => {
  const tara = await signUp(server);
  const change = await held('/api/auth/password', tara.cookie);
  await server.call('POST', '/api/auth/forgot-password', { body: { email: tara.email } });
  const [mail] = await messagesTo(server, tara.email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const owners = { password: 'another feather', confirmPassword: 'another feather' };
  await server.call('POST', '/api/auth/reset-password', { body: { token, ...owners } });
  const thiefs = { password: 'a stolen feather', confirmPassword: 'a stolen feather' };
  expect(await change(thiefs)).toBe(401);
  expect((await logIn(server, tara.email, { password: owners.password })).status).toBe(200);
});
