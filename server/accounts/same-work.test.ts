import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { codeFor, messagesTo, type Person, signUp, verify } from '../testing/people.ts';

// What is written to the disk is what the time of these answers is made of: a few writes less would be a few tenths of a
// millisecond less, which somebody who asks often enough can tell, and a test on a busy machine cannot.

let server: TestServer;
let tara: Person;
beforeEach(async () => {
  server = await testServer();
  tara = await signUp(server);
});
afterEach(() => server.close());

/** How many rows an answer took to write. */
async function writesOf(ask: () => Promise<{ status: number }>, status = 200): Promise<number> {
  const count = async () => {
    const asked = server.database.write.selectNoFrom(({ fn }) => fn<number>('total_changes', []).as('rows'));
    return (await asked.executeTakeFirstOrThrow()).rows;
  };
  const before = await count();
  expect((await ask()).status).toBe(status);
  return (await count()) - before;
}

/** What was tried before is forgotten, so that the next is asked anew. */
const aDayLater = () => server.moveClock(25 * 3_600_000);

test('a link asked for is as much work for an email of nobody as for a known one', async () => {
  const forgot = (email: string) => server.call('POST', '/api/auth/forgot-password', { body: { email } });
  const known = await writesOf(() => forgot(tara.email));
  aDayLater();
  expect(await writesOf(() => forgot('nobody@people.example'))).toBe(known);
  expect(await messagesTo(server, 'nobody@people.example')).toEqual([]);
});

test.each(['email', 'phone'])(
  'a code for the %s is as much work for nobody, and for who has none to get, as for who waits for one',
  async (type) => {
    const verified = await signUp(server);
    await verify(server, verified);
    const body = { phoneNumber: '9876543210' };
    await server.call('POST', '/api/user/phone', { body, cookie: tara.cookie });
    const send = (userId: string) => server.call('POST', '/api/otp/send', { body: { userId, type } });
    const known = await writesOf(() => send(tara.id));
    for (const id of [newId(), verified.id]) {
      aDayLater();
      expect(await writesOf(() => send(id))).toBe(known);
    }
  },
);

test('a code that is one too many for its target is as much work as one that leaves', async () => {
  const phoneNumber = '9876543210';
  const asked: Promise<number>[] = [];
  const askers = await Promise.all(Array.from({ length: 7 }, () => signUp(server)));
  for (const { id, cookie } of askers) {
    await server.call('POST', '/api/user/phone', { body: { phoneNumber }, cookie });
    asked.push(writesOf(() => server.call('POST', '/api/otp/send', { body: { userId: id, type: 'phone' } })));
    await asked.at(-1);
  }
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(await messagesTo(server, '+919876543210')).toHaveLength(5);
});

test('a wrong code is as much work for nobody, for who waits for none, and after the fifth, as for who waits for one', async () => {
  const verified = await signUp(server);
  await verify(server, verified);
  await server.call('POST', '/api/otp/send', { body: { userId: tara.id, type: 'email' } });
  const otp = (await codeFor(server, tara.email)) === '000000' ? '000001' : '000000';
  const guess = (userId: string) => () =>
    server.call('POST', '/api/otp/verify', { body: { userId, type: 'email', otp } });
  const known = await writesOf(guess(tara.id), 400);
  expect(known).toBeGreaterThan(0);
  for (const id of [newId(), verified.id]) expect(await writesOf(guess(id), 400)).toBe(known);
  for (let tried = 0; tried < 6; tried += 1) expect(await writesOf(guess(tara.id), 400)).toBe(known);
});
