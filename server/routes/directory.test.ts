import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromSegment, manifestPath, manifestSchema, segmentPath } from '#sync/directory.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { directoryRoutes } from './directory.ts';

let services: TestServices;
let server: Server;
beforeEach(async () => {
  services = await testServices();
  const router = directoryRoutes(services.database);
  server = new Koa().use(router.routes()).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await services.close();
});

// `listen` was given a port, so the address is one with a port
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

function firm(name: string) {
  return {
    name,
    website: '',
    investorType: 'VC',
    globalHQ: 'Pune, India',
    stageOfInvestment: '2. Prototype',
    firstChequeMinimum: '25000',
    firstChequeMaximum: '',
    countriesOfInvestment: 'India',
    investmentThesis: 'First founders',
    linkedin: '',
  };
}
const seed = (count: number) =>
  services.database.write.transaction().execute((trx) =>
    seedInvestors(
      trx,
      Array.from({ length: count }, (_, index) => firm(`Firm ${index}`)),
    ),
  );

test('the manifest leads to files that hold every record', async () => {
  await seed(1_500);
  const manifest = manifestSchema.parse(await (await get(manifestPath)).json());
  expect(manifest).toMatchObject({
    total: 1_500,
    files: [
      { segment: 0, rows: 1_023 },
      { segment: 1, rows: 477 },
    ],
  });
  const answers = await Promise.all(manifest.files.map(({ hash }) => get(segmentPath(hash))));
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array(2).fill('public, max-age=31536000, immutable'),
  );
  const files = await Promise.all(answers.map(async (answer) => fromSegment(await answer.json())));
  expect(files.flat().map(({ name }) => name)).toEqual(
    Array.from({ length: 1_500 }, (_, index) => `Firm ${index}`),
  );
});

test('the whole list is the spec’s investors and total, each record with all its fields', async () => {
  await seed(1_100);
  const reply = (await (await get('/api/openvc-investors')).json()) as {
    investors: unknown[];
    total: number;
  }; // asserted below
  expect(reply.total).toBe(1_100);
  expect(reply.investors).toHaveLength(1_100);
  expect(reply.investors[0]).toEqual({ id: 1, ...firm('Firm 0') });
});

test.each([manifestPath, '/api/openvc-investors'])(
  '%s is not sent again to who has it, until it changes',
  async (path) => {
    await seed(1);
    const first = await get(path);
    await first.text();
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
    await seed(2);
    expect((await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(200);
  },
);

test('before the first import there is an empty directory', async () => {
  expect(await (await get(manifestPath)).json()).toEqual({ total: 0, files: [] });
  expect(await (await get('/api/openvc-investors')).json()).toEqual({ investors: [], total: 0 });
});

test('a file that no manifest names is not there', async () => {
  expect((await get(segmentPath('0'.repeat(64)))).status).toBe(404);
  expect((await get('/files/directory/x.json')).status).toBe(404);
});
