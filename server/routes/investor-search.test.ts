import { afterEach, beforeEach, expect, test } from 'vitest';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const ask = (query: string) => server.call('GET', `${investorSearchEndpoint.path}?${query}`);
const publish = (names: string[]) =>
  server.database.write.transaction().execute((trx) =>
    seedInvestors(
      trx,
      names.map((name) => ({
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
      })),
      server.now(),
    ),
  );

test('whoever asks gets what matches, and no cache keeps what was asked', async () => {
  await publish(['Blue Lotus', 'Granite']);
  await server.investorSearch.fill();
  const { status, body, headers } = await ask('q=lot&country=India');
  expect(status).toBe(200);
  expect(investorSearchEndpoint.reply.parse(body)).toMatchObject({
    total: 1,
    investors: [{ name: 'Blue Lotus', globalHQ: 'Pune, India' }],
  });
  expect(headers.get('Cache-Control')).toBe('no-store');
  // A client that was released before these were known takes an answer with them for none of ours.
  expect(JSON.stringify(body)).not.toMatch(/"source"|"asOf"/);
  expect(JSON.stringify((await ask('q=lot&origin=1')).body)).toMatch(/"source":"","asOf":""/);
});

test.each([
  ['page=0', 'page'],
  [`q=${'a'.repeat(501)}`, 'q'],
  ['q=a&q=b', 'q'],
  ['heads=-1', 'heads'],
  ['first=yes', 'first'],
])('%s is refused by the name of the field', async (query, field) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'invalid', field } });
});

test('one address may ask 60 times in ten seconds', async () => {
  for (let asked = 0; asked < 60; asked++) expect((await ask('q=lotus')).status).toBe(200);
  const refused = await ask('q=lotus');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-searches' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  server.moveClock(10_000);
  expect((await ask('q=lotus')).status).toBe(200);
});

test('where too many wait, the next is told to come again', async () => {
  await publish(['Blue Lotus']);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('q=lotus')));
  const refused = answers.find(({ body }) => isBusy(body));
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('Retry-After')).toBe('5');
});

function isBusy(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'busy';
}
