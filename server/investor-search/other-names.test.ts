import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import { scratch } from '../testing/scratch.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { openPublishedIndex, type PublishedIndex } from './published-index.ts';

let services: TestServices;
let folder: string;
let index: PublishedIndex;
beforeEach(async () => {
  services = await testServices();
  folder = await mkdtemp(join(scratch(), 'pankh-index-'));
  index = openPublishedIndex(services.database.read, join(folder, 'directory-index.db'));
});
afterEach(async () => {
  index.close();
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

async function publish(
  firms: { name: string; globalHQ: string; investmentThesis?: string }[],
): Promise<void> {
  const unsaid = {
    investorType: '',
    stageOfInvestment: '',
    firstChequeMinimum: '',
    firstChequeMaximum: '',
    countriesOfInvestment: '',
    investmentThesis: '',
    linkedin: '',
    source: '',
    asOf: '',
  };
  const investors = firms.map((firm, at) => ({ ...unsaid, website: `https://${at}.example`, ...firm }));
  await services.database.write.transaction().execute((trx) => seedInvestors(trx, investors, services.now()));
  await index.fill();
}

async function found(q: string, known: { heads?: string } = {}): Promise<string[] | undefined> {
  const reply = await index.search(investorSearchEndpoint.query.parse({ q, ...known }));
  return reply?.investors.map(({ name }) => name).toSorted();
}

test('a place is found by its other names, and words beside it', async () => {
  await publish([
    { name: 'Marigold Ventures', globalHQ: 'Bengaluru, India' },
    { name: 'Marigold Capital', globalHQ: 'Mumbai' },
    { name: 'Teal Capital', globalHQ: 'Bombay', investmentThesis: 'Join us' },
    { name: 'Quartz Ventures', globalHQ: 'Mombasa' },
    { name: 'Looms', globalHQ: 'Austin, United States' },
    { name: 'Nusako', globalHQ: 'Leeds, UK' },
    { name: 'Dunes', globalHQ: 'Sharjah, UAE' },
  ]);
  const bombay = ['Marigold Capital', 'Teal Capital'];
  const asked: [string, string[]][] = [
    ['bangalore', ['Marigold Ventures']],
    ['marigold bangalore', ['Marigold Ventures']],
    ['bombay', bombay],
    ['mumbai', bombay],
    ['मुंबई', bombay],
    ['india', ['Marigold Ventures', ...bombay]],
    ['usa', ['Looms']],
    ['us', ['Looms', 'Teal Capital']],
    ['united states', ['Looms']],
    ['england', ['Nusako']],
    ['united arab emirates', ['Dunes']],
  ];
  for (const [q, expected] of asked)
    expect({ q, found: await found(q) }).toEqual({ q, found: expected.toSorted() });
});

test('what a device has found itself by another name of a place is left out', async () => {
  await publish([
    { name: 'Teal', globalHQ: 'Mumbai' },
    { name: 'Looms', globalHQ: 'Oslo', investmentThesis: 'Textiles of Mumbai' },
  ]);
  expect(await found('bombay', { heads: '1024' })).toEqual(['Looms']);
});
