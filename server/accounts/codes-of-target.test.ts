import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { take } from '../policies/tries.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { messagesTo, type Person, signUp } from '../testing/people.ts';

// Whoever has accounts enough, or knows the ids of others, could have a mailbox or a phone flooded, at our cost.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const mailbox = 'tara@elsewhere.example';
const phone = '+447700900123';
const targets = [
  ['email', '/api/auth/email', { email: mailbox }, mailbox],
  ['phone', '/api/user/phone', { phoneNumber: phone }, phone],
] as const;

async function started(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await testServer({ TRUSTED_PROXIES: '1', ...environment });
  onTestFinished(() => server.close());
  return server;
}

type Asker = { send: (cookie?: string) => Promise<number> };

/** Somebody at a network address who has named the target as theirs. */
async function asker(
  server: TestServer,
  [type, path, body]: readonly [string, string, object, string],
  from: string,
): Promise<Asker & Person> {
  const person = await signUp(server);
  expect((await server.call('POST', path, { body, cookie: person.cookie })).status).toBe(200);
  const headers = { 'x-forwarded-for': from };
  return {
    ...person,
    async send(cookie = person.cookie) {
      const given = { body: { userId: person.id, type }, cookie, headers };
      return (await server.call('POST', '/api/otp/send', given)).status;
    },
  };
}

const codesTo = async (server: TestServer, target: string) =>
  (await messagesTo(server, target)).filter(({ subject }) => subject === 'Your Pankh verification code')
    .length;

test.each(targets)(
  'ten codes for one %s leave in an hour and twenty in a day for who has had two, and the answer is the same',
  async (...target) => {
    const server = await started();
    let at = 0;
    const askTwelve = async () => {
      for (let asked = 0; asked < 12; asked += 1) {
        at += 1;
        const one = await asker(server, target, `198.51.100.${at % 4}`);
        expect(await one.send()).toBe(200);
      }
      return codesTo(server, target[3]);
    };
    expect(await askTwelve()).toBe(10);
    server.moveClock(hour);
    expect(await askTwelve()).toBe(20);
    server.moveClock(hour);
    expect(await askTwelve()).toBe(20);
    server.moveClock(day);
    expect(await askTwelve()).toBe(30);
  },
);

test.each(targets)(
  'whoever asks for many codes for one %s from one address leaves some for who has it',
  async (...target) => {
    const server = await started();
    for (let accounts = 0; accounts < 12; accounts += 1)
      await (await asker(server, target, '198.51.100.1')).send();
    expect(await codesTo(server, target[3])).toBe(5);
    await (await asker(server, target, '198.51.100.2')).send();
    expect(await codesTo(server, target[3])).toBe(6);
  },
);

test.each(targets)(
  'whatever codes for one %s others had sent, who has it gets two of their own; all have an end',
  async (...target) => {
    const server = await started();
    for (let hours = 0; hours < 2; hours += 1) {
      for (const rival of ['198.51.100.1', '198.51.100.2'])
        for (let accounts = 0; accounts < 5; accounts += 1) await (await asker(server, target, rival)).send();
      server.moveClock(hour);
    }
    expect(await codesTo(server, target[3])).toBe(20);
    const tara = await asker(server, target, '203.0.113.1');
    for (const sent of [21, 22, 22]) {
      await tara.send();
      server.moveClock(minute);
      expect(await codesTo(server, target[3])).toBe(sent);
    }
    await server.database.write.transaction().execute(async (trx) => {
      for (let sent = 2; sent < 40; sent += 1) await take(trx, server.now(), [['codesKeptBack', target[3]]]);
    });
    await (await asker(server, target, '203.0.113.2')).send();
    expect(await codesTo(server, target[3])).toBe(22);
  },
);

test.each(targets)('nor do those without a session take any %s codes from who has one', async (...target) => {
  const server = await started();
  for (let accounts = 0; accounts < 12; accounts += 1)
    await (await asker(server, target, `198.51.100.${accounts + 1}`)).send('');
  // The email of an account is its own until another is verified: without a session codes go there, or to what was asked for.
  expect(await codesTo(server, target[3])).toBe(10);
  await (await asker(server, target, '198.51.100.99')).send();
  expect(await codesTo(server, target[3])).toBe(11);
});

test('codes that go to nobody use up none of the day', async () => {
  const server = await started({ SMS_A_DAY: '1' });
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  for (let asked = 0; asked < 3; asked += 1)
    await server.call('POST', '/api/otp/send', { body: { userId: newId(), type: 'phone' }, headers });
  await (await asker(server, targets[1], '198.51.100.1')).send();
  expect(await codesTo(server, phone)).toBe(1);
});

test('more SMS than the house pays for in a day do not leave, half of them at most without a session', async () => {
  const server = await started({ SMS_A_DAY: '4' });
  let sent = 0;
  const askFor = async (target: string, cookie?: string, status = 200) => {
    const named = ['phone', '/api/user/phone', { phoneNumber: target }, target] as const;
    const one = await asker(server, named, '198.51.100.1');
    expect(await one.send(cookie)).toBe(status);
    sent += await codesTo(server, target);
    return sent;
  };
  for (let at = 1; at <= 4; at += 1) expect(await askFor(`+44770090010${at}`, '')).toBe(Math.min(at, 2));
  for (let at = 1; at <= 4; at += 1)
    expect(await askFor(`+44770090020${at}`, undefined, at <= 2 ? 200 : 429)).toBe(Math.min(2 + at, 4));
  // Mail costs nothing.
  await (await asker(server, targets[0], '198.51.100.1')).send();
  expect(await codesTo(server, mailbox)).toBe(1);
  server.moveClock(day);
  expect(await askFor('+447700900301')).toBe(5);
});

test('from one address 100 SMS leave in a day: nobody has those of all, whoever the numbers are of', async () => {
  const server = await started();
  const ask = async (at: number, from: string) => {
    const target = `+4477009004${at}`;
    const named = ['phone', '/api/user/phone', { phoneNumber: target }, target] as const;
    const status = await (await asker(server, named, from)).send();
    return [status, await codesTo(server, target)];
  };
  const [here, elsewhere] = ['198.51.100.1', '198.51.100.2'];
  await server.database.write.transaction().execute(async (trx) => {
    for (let sent = 1; sent < 100; sent += 1)
      await take(trx, server.now(), [['smsOfAddressADay', 'owner', here]]);
  });
  expect(await ask(10, here)).toEqual([200, 1]);
  expect(await ask(11, here)).toEqual([429, 0]);
  expect(await ask(12, elsewhere)).toEqual([200, 1]);
  await (await asker(server, targets[0], here)).send();
  expect(await codesTo(server, mailbox)).toBe(1);
  server.moveClock(day);
  expect(await ask(13, here)).toEqual([200, 1]);
});

test('whoever is signed in is told that no SMS of the day is left, and when there is one; who is not hears what is always said', async () => {
  const server = await started({ SMS_A_DAY: '1' });
  await (await asker(server, targets[1], '198.51.100.1')).send();
  server.moveClock(hour);
  const named = ['phone', '/api/user/phone', { phoneNumber: '+447700900124' }, '+447700900124'] as const;
  const one = await asker(server, named, '198.51.100.2');
  const body = { userId: one.id, type: 'phone' };
  const refused = await server.call('POST', '/api/otp/send', { body, cookie: one.cookie });
  expect(refused).toMatchObject({ status: 429, body: { code: 'no-sms-left' } });
  expect(refused.headers.get('retry-after')).toBe(String(23 * 3600));
  expect(await one.send('')).toBe(200);
});

test('what others ask of a phone number shows to nobody, though no SMS of the day is left either', async () => {
  const server = await started({ SMS_A_DAY: '10' });
  for (let at = 1; at <= 10; at += 1)
    expect(await (await asker(server, targets[1], `198.51.100.${at}`)).send()).toBe(200);
  const untouched = ['phone', '/api/user/phone', { phoneNumber: '+447700900124' }, '+447700900124'] as const;
  for (const target of [targets[1], untouched])
    expect(await (await asker(server, target, '198.51.100.11')).send()).toBe(429);
});
