import { afterEach, beforeEach, expect, test } from 'vitest';
import { protocol, syncPath } from '#sync/protocol.ts';
import { type TestServer, testServer } from '../testing/http.ts';

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
