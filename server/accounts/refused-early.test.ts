import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { createPasswords } from '../outside/passwords.ts';
import { take, tries } from '../policies/tries.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { payloads, register, signUp, verify } from '../testing/people.ts';
import { cheap } from '../testing/services.ts';

// Who has had what an address may have is refused before it costs anything: else whoever goes on asking costs as much as before.

let server: TestServer;
let computed = 0;
beforeEach(async () => {
  const passwords = createPasswords(cheap);
  server = await testServer(
    {},
    {
      passwords: {
        ...passwords,
        hash(...given) {
          computed += 1;
          return passwords.hash(...given);
        },
      },
    },
  );
});
afterEach(() => server.close());

/** What is counted for the address of these tests, `left` but so many of an hour. */
async function useUp(tried: 'signUps' | 'codesOfAddress' | 'ownCodesOfAddress', left: number): Promise<void> {
  const { database, now } = server;
  await database.write.transaction().execute(async (trx) => {
    for (let used = left; used < tries[tried].most; used += 1) await take(trx, now(), [[tried, '127.0.0.1']]);
  });
}

test('beyond the sign-ups of an address no password is computed, whoever has the email', async () => {
  const owner = await signUp(server);
  await verify(server, owner);
  server.moveClock(3_600_000);
  await useUp('signUps', 2);
  computed = 0;
  const answers = [];
  for (const email of ['new@people.example', owner.email, 'newer@people.example', owner.email])
    answers.push((await register(server, payloads.marketplace({ email }))).status);
  expect([answers, computed]).toEqual([[200, 409, 429, 429], 2]);
});

test('beyond the codes of an address nothing is written for the ids that it makes up', async () => {
  const send = () => server.call('POST', '/api/otp/send', { body: { userId: newId(), type: 'email' } });
  await useUp('codesOfAddress', 1);
  expect((await send()).status).toBe(200);
  const before = await written();
  const refused = await send();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await written()).toBe(before);
});

test.each([
  ['codesOfAddress', [200, 429]],
  ['ownCodesOfAddress', [429, 200]],
] as const)(
  'who asks for codes with a session and who asks without take none from each other: %s',
  async (tried, statuses) => {
    const owner = await signUp(server);
    await useUp(tried, 0);
    const answers = [];
    for (const cookie of [owner.cookie, '']) {
      const body = { userId: owner.id, type: 'email' };
      answers.push((await server.call('POST', '/api/otp/send', { body, cookie })).status);
    }
    expect(answers).toEqual(statuses);
  },
);

async function written(): Promise<number> {
  const found = await server.database.read.selectFrom('attempts').select('id').execute();
  return found.length;
}
