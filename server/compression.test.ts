import { afterEach, beforeEach, expect, test } from 'vitest';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { seedInvestors } from './directory/seed-investors.ts';
import { type TestServer, testServer } from './testing/http.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

test.each(['', '?limit=100'])(
  'the list of investors%s is sent compressed to who asks for that',
  async (query) => {
    const firms = Array.from({ length: 100 }, (_, at) => {
      const { id: _id, ...firm } = madeUpInvestor({ id: at + 1, name: `Granite ${at + 1}` });
      return firm;
    });
    await server.database.write.transaction().execute((trx) => seedInvestors(trx, firms, server.now()));
    const asked = (encodings: string) =>
      server.call('GET', investorListEndpoint.path + query, { headers: { 'accept-encoding': encodings } });
    // What can only be read by blocks would seem to be silent on a slow line.
    for (const [encodings, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
    ] as const) {
      const { headers, body } = await asked(encodings);
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(investorListEndpoint.reply.parse(body)).toMatchObject({ total: 100 });
    }
    expect((await asked('identity')).headers.get('content-encoding')).toBeNull();
  },
);
