import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, syncPath } from '#sync/protocol.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { signUp } from '../testing/people.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test.each([protocol - 2, protocol + 1])(
  'a client of protocol %i is told to update, whatever else its request holds',
  async (spoken) => {
    const { status, body } = await server.call('POST', syncPath, {
      body: { protocol: spoken, other: 'shape' },
    });
    expect({ status, body }).toMatchObject({ status: 426, body: { code: 'update-needed' } });
  },
);

test.each([protocol - 1, protocol])('protocol %i is spoken, and held to its shape', async (spoken) => {
  const { status, body } = await server.call('POST', syncPath, {
    body: { protocol: spoken, other: 'shape' },
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('guests of one address send 300 mutations a minute, of which outcomes are kept; questions and people go on', async () => {
  const post = (userId: string | null, count: number, cookie = '') => {
    const mutations = Array.from({ length: count }, (_, at) => ({
      seq: at + 1,
      id: newId(),
      name: 'unknown',
      args: null,
    }));
    const body = { protocol, epoch: '', userId, clientId: newId(), ack: 0, mutations, cursors: {} };
    return server.call('POST', syncPath, { body, cookie });
  };
  for (let sent = 0; sent < 3; sent += 1) expect((await post(null, 90)).status).toBe(200);
  // What is refused counts for nothing.
  expect((await post(null, 31)).status).toBe(429);
  expect((await post(null, 30)).status).toBe(200);
  const refused = await post(null, 1);
  expect(refused).toMatchObject({ status: 429, body: { code: 'busy' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  const stored = await server.database.read.selectFrom('outcomes').select('seq').execute();
  expect(stored).toHaveLength(300);
  expect((await post(null, 0)).status).toBe(200);
  const tara = await signUp(server);
  expect((await post(tara.id, 1, tara.cookie)).status).toBe(200);
  server.moveClock(60_000);
  expect((await post(null, 1)).status).toBe(200);
});
