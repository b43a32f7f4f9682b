import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeHeads, decodeTheses, joinRecords } from '#sync/directory/files.ts';
import { directoryFilePath, emptyManifest, manifestPath, manifestSchema } from '#sync/directory/manifest.ts';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { readManifest } from '../db/directory.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import { settleDirectory } from '../directory/settle.ts';
import { errors } from '../middleware/errors.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { directoryRoutes } from './directory.ts';

let services: TestServices;
let server: Server;
beforeEach(async () => {
  services = await testServices();
  const router = directoryRoutes(services);
  server = new Koa().use(errors(services)).use(router.routes()).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await services.close();
});

// `listen` was given a port, so the address is one with a port
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

/** As it came over the network: `fetch` would expand it. */
async function rawAnswer(path: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo; // as above
  const asking = request({ host: '127.0.0.1', port, path, headers }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]; // as Node says
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

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
    source: '',
    asOf: '',
  };
}
const seed = (count: number) =>
  services.database.write.transaction().execute((trx) =>
    seedInvestors(
      trx,
      Array.from({ length: count }, (_, index) => firm(`Firm ${index}`)),
      services.now(),
    ),
  );

const publishedFile = async () => {
  await seed(300);
  const { base } = manifestSchema.parse(await (await get(manifestPath)).json());
  return base[0]?.heads ?? { hash: '', bytes: 0, sent: 0 };
};

test('the manifest leads to files that hold every record', async () => {
  await seed(1_500);
  const manifest = manifestSchema.parse(await (await get(manifestPath)).json());
  expect(manifest).toMatchObject({
    total: 1_500,
    generation: 1,
    base: [
      { segment: 0, rows: 1_023 },
      { segment: 1, rows: 477 },
    ],
    deltas: [],
    first: null,
  });
  const bytesOf = async ({ hash }: { hash: string }) =>
    new Uint8Array(await (await get(directoryFilePath(hash))).arrayBuffer());
  const segments = await Promise.all(
    manifest.base.map(async ({ heads, theses }) =>
      joinRecords(decodeHeads(await bytesOf(heads)), decodeTheses(await bytesOf(theses))),
    ),
  );
  expect(segments.flat().map(({ name }) => name)).toEqual(
    Array.from({ length: 1_500 }, (_, index) => `Firm ${index}`),
  );
});

test('a file is kept for good, and sent in the encoding that was asked for', async () => {
  const { hash, bytes, sent } = await publishedFile();
  const path = directoryFilePath(hash);
  const brotli = await rawAnswer(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(sent),
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.body).length).toBe(bytes);
  const plain = await rawAnswer(path, { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(createHash('sha256').update(plain.body).digest('hex')).toBe(hash);
  const etag = plain.headers.etag ?? '';
  expect((await rawAnswer(path, { 'if-none-match': etag })).status).toBe(304);
});

test('the whole list is the spec’s investors and total, each record with the fields that released clients know', async () => {
  await seed(1_100);
  const reply = (await (await get('/api/openvc-investors')).json()) as {
    investors: unknown[];
    total: number;
  }; // asserted below
  expect(reply.total).toBe(1_100);
  expect(reply.investors).toHaveLength(1_100);
  const { source, asOf, ...known } = firm('Firm 0');
  expect(reply.investors[0]).toEqual({ id: 1, ...known });
  const first = async (query: string) =>
    ((await (await get(`/api/openvc-investors?${query}`)).json()) as typeof reply).investors[0]; // as above
  expect(await first('limit=1')).toEqual({ id: 1, ...known });
  expect(await first('origin=1')).toEqual({ id: 1, ...known, source, asOf });
  expect(await first('limit=1&origin=1')).toEqual({ id: 1, ...known, source, asOf });
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

test('one address is sent the whole list a few times a minute; who has it, and pages of it, may be asked for at any time', async () => {
  await seed(1);
  const path = investorListEndpoint.path;
  const answers: Response[] = [];
  for (let asked = 0; asked < 7; asked++) answers.push(await get(path));
  expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429]);
  const refused = answers.at(-1);
  expect(await refused?.json()).toMatchObject({ code: 'too-many-lists' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('etag')).toBeNull();
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  expect((await get(`${path}?limit=10`)).status).toBe(200);
  services.moveClock(60_000);
  expect((await get(path)).status).toBe(200);
});

test('a page of the list is a part of it, with the total of all', async () => {
  await seed(250);
  const page = async (query: string) => {
    const reply = await (await get(`/api/openvc-investors?${query}`)).json();
    const { investors, ...rest } = investorListEndpoint.reply.parse(reply);
    return { ids: investors.map(({ id }) => id), ...rest };
  };
  expect(await page('page=2&limit=3')).toEqual({ ids: [4, 5, 6], total: 250, pages: 84 });
  expect((await page('page=3')).ids).toEqual(Array.from({ length: 50 }, (_, index) => 201 + index));
  expect((await page('limit=2')).ids).toEqual([1, 2]);
  expect((await page('page=9')).ids).toEqual([]);
});

test('a page that still lacks what was published is not taken for the one that has it', async () => {
  await seed(3);
  const { read, write } = services.database;
  const path = '/api/openvc-investors?limit=10';
  const idsOf = async (answer: Response) =>
    investorListEndpoint.reply.parse(await answer.json()).investors.map(({ id }) => id);
  // Published, and not yet written.
  await write.updateTable('directoryManifest').set({ isWritten: 0 }).execute();
  await write.deleteFrom('directoryInvestors').where('id', '=', 3).execute();
  const early = await get(path);
  expect(await idsOf(early)).toEqual([1, 2]);
  await settleDirectory(write);
  expect((await readManifest(read))?.isWritten).toBe(true);
  const etag = early.headers.get('etag') ?? '';
  const late = await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(late.status).toBe(200);
  expect(await idsOf(late)).toEqual([1, 2, 3]);
});

test.each(['page=0', 'page=x', 'limit=1001', 'page=1&page=2', 'origin=0'])(
  '?%s is no page',
  async (query) => {
    await seed(1);
    expect((await get(`/api/openvc-investors?${query}`)).status).toBe(400);
  },
);

test('before the first import there is an empty directory', async () => {
  expect(await (await get(manifestPath)).json()).toEqual(emptyManifest);
  expect(await (await get('/api/openvc-investors')).json()).toEqual({ investors: [], total: 0 });
});

test('the whole list whose first records cannot be read is said to have failed, in words', async () => {
  await seed(3);
  await services.database.write.deleteFrom('directoryFiles').execute();
  const answer = await get('/api/openvc-investors');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('etag')).toBeNull();
  expect(await answer.json()).toMatchObject({ code: 'internal' });
});

test('a file that no manifest names is not there', async () => {
  expect((await get(directoryFilePath('0'.repeat(64)))).status).toBe(404);
  expect((await get('/files/directory/x.json')).status).toBe(404);
});
