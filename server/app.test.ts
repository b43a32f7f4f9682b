import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, type SyncReply } from '#sync/protocol.ts';
import { anyCharacter } from './testing/any-character.ts';
import { type TestServer, testServer } from './testing/http.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const tara = {
  email: 'tara@people.example',
  password: 'a feather in the wind',
  fullName: 'Tara Menon',
  userType: 'entrepreneur',
  location: 'Kochi',
};
const registered = (given: Record<string, unknown> = {}) =>
  server.call('POST', '/api/auth/register', {
    body: { ...tara, email: `${newId()}@people.example`, ...given },
  });

test('a registration answers token and user, begins a session, and queues a welcome mail', async () => {
  const { status, body, cookie } = await server.call('POST', '/api/auth/register', { body: tara });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    token: expect.any(String),
    user: { email: tara.email, fullName: 'Tara Menon', userType: 'entrepreneur' },
  });
  const user = await server.call('GET', '/api/auth/user', { cookie });
  expect(user.body).toMatchObject({ email: tara.email, emailVerified: false, phoneVerified: false });
  const messages = await server.database.read
    .selectFrom('messages')
    .select(['recipient', 'subject'])
    .execute();
  expect(messages).toContainEqual({ recipient: tara.email, subject: 'Welcome to Pankh' });
});

test('wrong password and unknown email get the same answer', async () => {
  await registered({ email: 'meera@people.example' });
  const wrong = await server.call('POST', '/api/auth/login', {
    body: { email: 'meera@people.example', password: 'not this one' },
  });
  const unknown = await server.call('POST', '/api/auth/login', {
    body: { email: 'nobody@people.example', password: 'not this one' },
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body).toMatchObject({
    message: 'Please check your email and password.',
    error: 'Please check your email and password.',
  });
});

test('secrets stand only as hashes in the database', async () => {
  const { body, cookie } = await registered();
  const everything = JSON.stringify([
    await server.database.read.selectFrom('sessions').selectAll().execute(),
    await server.database.read.selectFrom('credentials').selectAll().execute(),
  ]);
  for (const secret of [(body as { token: string }).token, cookie.split('=')[1] ?? '', tara.password]) {
    expect(everything).not.toContain(secret);
  }
});

test('a session ends after its life by the server clock', async () => {
  const { cookie } = await registered();
  server.moveClock(12 * 3600 * 1000 + 1);
  expect((await server.call('GET', '/api/auth/user', { cookie })).status).toBe(401);
});

test.each([
  ['password', { password: 'password1' }, 'This password is one of the most common ones. Choose another.'],
  ['password', { password: 'Tara Menon' }, 'Choose a password that is not your own name or email.'],
  ['email', { email: 'no address' }, 'Please enter a valid email address'],
  ['fullName', { fullName: '' }, 'Missing information - Please fill in all required fields.'],
  ['email', { email: 5 }, 'Expected string, received number'],
  ['termsAccepted', { termsAccepted: false }, 'You must accept the terms and conditions'],
])('a registration with a wrong %s says so', async (field, given, message) => {
  const { status, body } = await registered(given);
  expect({ status, body }).toMatchObject({ status: 400, body: { field, message, error: message } });
});

test('spaces, emoji and 256 characters make a password, and none of it is cut off', async () => {
  const password = 'wing 🪶 '.repeat(40).slice(0, 255);
  const email = 'long@people.example';
  expect((await registered({ email, password })).status).toBe(200);
  expect((await server.call('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
  expect(
    (await server.call('POST', '/api/auth/login', { body: { email, password: password.slice(0, 254) } }))
      .status,
  ).toBe(401);
});

test('two people with the same part before the at-sign get different usernames', async () => {
  for (const host of ['a.example', 'b.example']) await registered({ email: `Asha.Rao@${host}` });
  const found = await server.database.read
    .selectFrom('accounts')
    .select('username')
    .where('username', 'like', 'asha_rao%')
    .execute();
  expect(found.map(({ username }) => username).toSorted()).toEqual(['asha_rao', 'asha_rao2']);
});

test.each([
  ['a foreign Origin', { origin: 'https://elsewhere.example' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
])('a change that comes from %s is refused', async (_, headers) => {
  const { cookie } = await registered();
  const refused = await server.call('POST', '/api/auth/logout', { cookie, headers });
  expect(refused.status).toBe(403);
  expect((await server.call('GET', '/api/auth/user', { cookie })).status).toBe(200);
});

test.each([
  ['text', 'text/plain', '{}', 415],
  ['a form', 'application/x-www-form-urlencoded', 'email=a', 415],
  ['broken JSON', 'application/json', '{"email":', 400],
  ['bad UTF-8', 'application/json', new Uint8Array([0x22, 0xff, 0x22]).buffer, 400],
  ['a body that is too large', 'application/json', JSON.stringify({ email: 'x'.repeat(200_000) }), 413],
  ['a body that is too deep', 'application/json', '['.repeat(100) + ']'.repeat(100), 400],
  ['lone surrogates', 'application/json', JSON.stringify({ ...tara, fullName: 'Tara \ud800' }), 400],
  ['NUL', 'application/json', JSON.stringify({ ...tara, fullName: 'Tara\0' }), 400],
  ['__proto__', 'application/json', `{"__proto__": {"x": 1}, ${JSON.stringify(tara).slice(1)}`, 400],
])('%s is refused with a clear answer', async (_, type, body, status) => {
  const refused = await server.call('POST', '/api/auth/register', {
    body,
    headers: { 'content-type': type },
  });
  expect(refused.status).toBe(status);
  expect(refused.body).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
    field: expect.any(String),
  });
});

test('no JSON that anybody sends gets a 5xx, and every 4xx about a body names the field', async () => {
  const { cookie } = await registered();
  const nasty = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<fc.JsonValue>(1e21, -0, '1e3', [], [[]], '', null, 'x'.repeat(3_000)),
  );
  const request = fc.record(
    {
      protocol: fc.oneof(fc.constant(1), nasty),
      epoch: nasty,
      userId: nasty,
      clientId: fc.oneof(fc.uuid(), nasty),
      ack: nasty,
      mutations: fc.oneof(nasty, fc.array(nasty)),
      cursors: nasty,
    },
    { requiredKeys: [] },
  );
  const person = fc.record(
    {
      email: nasty,
      password: nasty,
      fullName: nasty,
      userType: nasty,
      form: fc.constantFrom('investor', 'plan', 'entrepreneur-full', 'x'),
      planId: nasty,
      minInvestmentRange: nasty,
      areasOfExpertise: nasty,
      phoneNumber: nasty,
      userId: nasty,
      otp: nasty,
      token: nasty,
      extra: nasty,
    },
    { requiredKeys: [] },
  );
  const paths = [
    '/api/auth/login',
    '/api/auth/register',
    '/api/auth/reauthenticate',
    '/api/auth/email',
    '/api/auth/password',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/user/phone',
    '/api/otp/send',
    '/api/otp/verify',
  ];
  const sent = fc.oneof(
    fc.tuple(fc.constant('/api/sync'), fc.oneof(nasty, request)),
    fc.tuple(fc.constantFrom(...paths), fc.oneof(nasty, person)),
  );
  await fc.assert(
    fc.asyncProperty(sent, async ([path, body]) => {
      const answer = await server.call('POST', path, {
        body: JSON.stringify(body),
        cookie,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 400) expect(answer.body).toMatchObject({ field: expect.any(String) });
    }),
    { numRuns: 200 },
  );
});

test('no arguments of any mutation get a 5xx or break the next one', async () => {
  const { body, cookie } = await registered();
  const { user } = body as { user: { id: string } };
  const clientId = newId();
  const names = [
    'createDraft',
    'editDraft',
    'resolveConflict',
    'addHighlight',
    'removeHighlight',
    'deleteDraft',
    'restoreDraft',
    'submitPitch',
    'resolveAttention',
    'sendContactMessage',
    'sendHelpMessage',
    'subscribeNewsletter',
    'nonsense',
    '__proto__',
  ];
  const draftId = newId();
  const args = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        draftId: fc.constantFrom(draftId, newId(), 'x'),
        field: fc.constantFrom('title', 'description', 'ownerId'),
        from: fc.string(),
        to: fc.string({ unit: anyCharacter }),
        text: fc.string(),
        highlightId: fc.uuid(),
        currency: fc.string(),
        value: fc.string(),
      },
      { requiredKeys: [] },
    ),
  );
  let seq = 0;
  // Each refusal is a row of the person's: a device that began anew every time would be sent all of them with each answer.
  let held: Pick<SyncReply, 'epoch' | 'cursors'> = { epoch: '', cursors: {} };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), args), { minLength: 1, maxLength: 10 }),
      async (sent) => {
        const mutations = sent.map(([name, given]) => ({
          seq: (seq += 1),
          id: newId(),
          name,
          args: given ?? null,
        }));
        const answer = await server.call('POST', '/api/sync', {
          cookie,
          body: { protocol, userId: user.id, clientId, ack: seq - mutations.length, mutations, ...held },
        });
        expect(answer.status).toBe(200);
        const { outcomes, epoch, cursors } = answer.body as SyncReply; // this server's own reply
        held = { epoch, cursors };
        expect(outcomes).toHaveLength(mutations.length);
        expect(JSON.stringify(answer.body)).not.toContain('"internal"');
      },
    ),
    { numRuns: 60 },
  );
});

test('a method that an address does not take is a JSON 405', async () => {
  const { cookie } = await registered();
  const refused = await server.call('PUT', '/api/auth/login', { body: {}, cookie });
  expect(refused).toMatchObject({
    status: 405,
    body: { code: 'method-not-allowed', message: expect.any(String) },
  });
});

test('a full disk is a 503 with a time to come back, reads go on, and it recovers', async () => {
  const { cookie } = await registered();
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(server.database.write);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(server.database.write);
  const full = await registered({ fullName: 'T'.repeat(100), location: 'K'.repeat(100) });
  const many = await Promise.all(Array.from({ length: 12 }, () => registered({ location: 'K'.repeat(120) })));
  const refused = [full, ...many].filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await server.call('GET', '/api/auth/user', { cookie })).status).toBe(200);
  await sql.raw('pragma max_page_count = 1000000').execute(server.database.write);
  expect((await registered()).status).toBe(200);
});

test('the server tells that it lives and that it is ready', async () => {
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});
