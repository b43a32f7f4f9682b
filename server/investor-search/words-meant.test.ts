import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { seedInvestors } from '../directory/seed-investors.ts';
import { scratch } from '../testing/scratch.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { openPublishedIndex, type PublishedIndex } from './published-index.ts';

let services: TestServices;
let folder: string;
let index: PublishedIndex;
beforeEach(async () => {
  services = await testServices();
  folder = mkdtempSync(join(scratch(), 'pankh-index-'));
  index = openPublishedIndex(services.database.read, join(folder, 'directory-index.db'));
});
afterEach(async () => {
  index.close();
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Firms of these names, each with its thesis where it has one. */
async function publish(firms: [name: string, investmentThesis?: string][]): Promise<void> {
  const investors = firms.map(([name, investmentThesis = ''], at) => {
    const { id: _, ...row } = madeUpInvestor({
      id: at,
      website: `https://${at}.example`,
      name,
      investmentThesis,
    });
    return row;
  });
  await services.database.write.transaction().execute((trx) => seedInvestors(trx, investors, services.now()));
  await index.fill();
}

async function names(q: string, known: { theses?: string; heads?: string } = {}): Promise<string[]> {
  const reply = await index.search(investorSearchEndpoint.query.parse({ q, ...known }));
  return (reply?.investors ?? []).map(({ name }) => name);
}

test('a mistyped word is found by the nearest that somebody has, also beside others', async () => {
  await publish([['Marigold Ventures'], ['Blue Lotus', 'We back the marigold trade']]);
  expect(await names('marigld ventures')).toEqual(['Marigold Ventures']);
  expect(await names('mraigold')).toEqual(['Marigold Ventures', 'Blue Lotus']);
  expect(await names('xqzzkw')).toEqual([]);
});

test('who has found them by that already is told of nobody', async () => {
  await publish([['Marigold Ventures'], ['Blue Lotus', 'We back the marigold trade']]);
  // Without theses the device has found the one by its name, and not the other.
  expect(await names('marigld', { heads: '1024' })).toEqual(['Blue Lotus']);
  expect(await names('marigld', { heads: '1024', theses: '1024' })).toEqual([]);
});

test('a word of a firm that came later is one, too', async () => {
  await publish([['Marigold Ventures']]);
  expect(await names('qartz')).toEqual([]);
  await publish([['Quartz Partners']]);
  expect(await names('qartz')).toEqual(['Quartz Partners']);
});

test('a word that somebody or many have is not taken for another', async () => {
  await publish([...Array.from({ length: 12 }, (_, at): [string] => [`Granite ${at}`]), ['Granito Fund']]);
  expect(await names('granito')).toEqual(['Granito Fund']);
  expect(await names('granite')).not.toContain('Granito Fund');
});
