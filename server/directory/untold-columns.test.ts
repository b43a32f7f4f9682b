import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseManifest, readManifest } from '../db/directory.ts';
import { allPublished } from '../testing/all-published.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';
import { investorTable } from './investor-table.ts';
import { readRows } from './read-rows.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

async function importText(...lines: string[]) {
  const { rows, untold } = await investorTable(readRows(Readable.from([Buffer.from(lines.join('\n'))])));
  const { totals } = await importInvestors(services.database, rows, { untold, now: services.now });
  return { totals, untold };
}

async function records() {
  const stored = await services.database.read.selectFrom('directoryInvestors').selectAll().execute();
  const manifest = await readManifest(services.database.read);
  const published = manifest ? await allPublished(services.database.read, parseManifest(manifest.bytes)) : [];
  expect(stored).toMatchObject(published);
  return published.map(({ name, globalHQ, investmentThesis }) => [name, globalHQ, investmentThesis]);
}

const whole = [
  'Investor name,Website,Global HQ,Investment thesis',
  'Acorn,https://acorn.example,Pune,We back founders',
  'Banyan,https://banyan.example,Kochi,We back makers',
];

test('what a list has no column for stays as it is known', async () => {
  await importText(...whole);
  const { totals, untold } = await importText(
    'Investor name,Website,Global HQ',
    'Acorn,https://acorn.example,Surat',
    'Banyan,https://banyan.example,Kochi',
    'Cedar,https://cedar.example,Delhi',
  );
  expect(untold).toContain('investmentThesis');
  expect(totals).toMatchObject({ added: 1, updated: 1, unchanged: 1 });
  expect(await records()).toEqual([
    ['Acorn', 'Surat', 'We back founders'],
    ['Banyan', 'Kochi', 'We back makers'],
    ['Cedar', 'Delhi', ''],
  ]);
});

test('a cell that a list leaves blank is told', async () => {
  await importText(...whole);
  const { totals } = await importText(
    'Investor name,Website,Global HQ,Investment thesis',
    'Acorn,https://acorn.example,Pune,',
  );
  expect(totals).toMatchObject({ updated: 1 });
  expect(await records()).toContainEqual(['Acorn', 'Pune', '']);
});

test('rows of one firm, known or new, are judged by what the list tells of it', async () => {
  await importText(...whole);
  const rows = ['Acorn,https://acorn.example,Surat', 'Acorn,https://acorn.example,Pune'];
  const fresh = ['Cedar,https://cedar.example,Delhi', 'Cedar,https://cedar.example,Agra'];
  const header = 'Investor name,Website,Global HQ';
  expect((await importText(header, ...rows)).totals).toMatchObject({ unchanged: 2 });
  expect((await importText(header, ...fresh)).totals).toMatchObject({ added: 1, updated: 1 });
  expect((await importText(header, ...rows, ...fresh)).totals).toMatchObject({ unchanged: 4 });
  expect(await records()).toEqual([
    ['Acorn', 'Pune', 'We back founders'],
    ['Banyan', 'Kochi', 'We back makers'],
    ['Cedar', 'Agra', ''],
  ]);
});

test('a list that does not say on which website a firm is would bring each a second time, and is refused', async () => {
  await importText(...whole);
  await expect(importText('Investor name,Website URL', 'Acorn,https://acorn.example')).rejects.toThrow(
    'The file has no column "Website". Its columns are: "Investor name", "Website URL".',
  );
  expect(await records()).toHaveLength(2);
});

test('where a list is from, and of when, is known without a column of its own', async () => {
  const columns = 'Countries of investment,Stage of investment,Investor type,First cheque minimum';
  const rest = 'First cheque maximum,Linkedin';
  const { untold } = await importText(`${whole[0]},${columns},${rest}`, `Acorn,,,,,,,,,`);
  expect(untold).toEqual([]);
});
