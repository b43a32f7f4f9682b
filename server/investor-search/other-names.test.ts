import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { importInvestors } from '../directory/import-investors.ts';
import { investorFileColumns } from '../directory/normalise-investor.ts';
import { readRows } from '../directory/read-rows.ts';
import { readTable } from '../directory/read-table.ts';
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
  const investors = firms.map((firm, at) => {
    const { id, ...row } = madeUpInvestor({ id: at, website: `https://${at}.example`, ...firm });
    return row;
  });
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
    { name: 'US India Ventures', globalHQ: 'Oslo' },
  ]);
  const bombay = ['Marigold Capital', 'Teal Capital'];
  const asked: [string, string[]][] = [
    ['bangalore', ['Marigold Ventures']],
    ['marigold bangalore', ['Marigold Ventures']],
    ['bombay', bombay],
    ['mumbai', bombay],
    ['मुंबई', bombay],
    ['india', ['Marigold Ventures', 'US India Ventures', ...bombay]],
    ['usa', ['Looms']],
    ['us', ['Looms', 'US India Ventures']],
    ['join us', ['Teal Capital']],
    ['us india', ['US India Ventures']],
    ['united states', ['Looms']],
    ['england', ['Nusako']],
    ['united arab emirates', ['Dunes']],
  ];
  for (const [q, expected] of asked)
    expect({ q, found: await found(q) }).toEqual({ q, found: expected.toSorted() });
});

test('industries, who leads, and names in another script are found as on a device', async () => {
  await publish([
    { name: 'Teal', globalHQ: 'Buenos Aires', investmentThesis: 'Aid. We do not lead' },
    { name: 'Looms', globalHQ: 'Uppsala', investmentThesis: 'Machine learning. We lead rounds' },
    { name: 'Sharma Capital', globalHQ: 'Austin, U.S.', investmentThesis: 'Learning about a machine' },
    { name: 'सूर्य निधि', globalHQ: 'Pune' },
  ]);
  const asked: [string, string[]][] = [
    ['AI', ['Looms']],
    ['lead', ['Looms']],
    ['not lead', ['Teal']],
    ['शर्मा', ['Sharma Capital']],
    ['surya', ['सूर्य निधि']],
    ['U.S.', ['Sharma Capital']],
  ];
  for (const [q, expected] of asked) expect({ q, found: await found(q) }).toEqual({ q, found: expected });
});

test('what a device has found itself by another name of a place is left out', async () => {
  await publish([
    { name: 'Teal', globalHQ: 'Mumbai' },
    { name: 'Looms', globalHQ: 'Oslo', investmentThesis: 'Textiles of Mumbai' },
  ]);
  expect(await found('bombay', { heads: '1024' })).toEqual(['Looms']);
});

test('a firm that a list names in Devanagari, or in an accented name, is found by what is typed of it', async () => {
  const list = 'Investor name,Global HQ\nसूर्य निधि,मुंबई\nचाँद वेंचर्स,Pune\nÉlan Œuvre,Łódź\n蓝莲花资本,Shanghai\n';
  const { rows } = await readTable(readRows(Readable.from([Buffer.from(list)])), investorFileColumns, [
    'name',
  ]);
  await importInvestors(services.database, rows, { now: services.now });
  await index.fill();
  const asked = {
    सूर्य: 'सूर्य निधि',
    सूर: 'सूर्य निधि',
    'चांद वेंच': 'चाँद वेंचर्स',
    'elan oeuvre': 'Élan Œuvre',
    蓝莲花: '蓝莲花资本',
  };
  for (const [q, name] of Object.entries(asked))
    expect({ q, found: await found(q) }).toEqual({ q, found: [name] });
  expect(await found('mumbai')).toEqual(['सूर्य निधि']);
});
