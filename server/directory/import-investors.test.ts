import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import { directoryHash, parseManifest, readManifest } from '../db/directory.ts';
import { allPublished } from '../testing/all-published.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { importInvestors } from './import-investors.ts';
import { investorFileColumns } from './normalise-investor.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

const header =
  'Investor name,Website,Global HQ,Countries of investment,Stage of investment,Investment thesis,Investor type,First cheque minimum,First cheque maximum,Linkedin';
const acorn =
  'Acorn Capital,https://www.acorn.example/,"Pune, India","India,USA","1. Idea or Patent,2. Prototype","We back\nfirst founders",VC,"$1,000,000","$5,000,000",https://social.example/acorn';
const banyan =
  'Banyan Labs,banyan.example,Kochi,"UAE,Bosnia-H","3. Early Revenue",,"Incubator, Accelerator",,$250000,';

const spring = { source: 'Spring list', asOf: '2026-03-12' };

async function importText(text: string, { dryRun = false, origin = spring } = {}) {
  const { rows } = await readTable(readRows(Readable.from([Buffer.from(text)])), investorFileColumns, [
    'name',
  ]);
  return importInvestors(services.database, rows, { dryRun, origin, now: services.now });
}

async function published(): Promise<Investor[]> {
  const manifest = await readManifest(services.database.read);
  return manifest ? allPublished(services.database.read, parseManifest(manifest.bytes)) : [];
}

test('a dirty list is published as clean records', async () => {
  const report = await importText(`\uFEFF${header}\r\n${acorn}\r\n${banyan}\r\n`);
  expect(report.totals).toEqual({ read: 2, added: 2, updated: 0, unchanged: 0, refused: 0 });
  expect(await published()).toEqual([
    {
      id: 1,
      name: 'Acorn Capital',
      website: 'https://www.acorn.example/',
      investorType: 'VC',
      globalHQ: 'Pune, India',
      stageOfInvestment: '1. Idea or Patent,2. Prototype',
      firstChequeMinimum: '1000000',
      firstChequeMaximum: '5000000',
      countriesOfInvestment: 'India,United States',
      investmentThesis: 'We back\nfirst founders',
      linkedin: 'https://social.example/acorn',
      source: 'Spring list',
      asOf: '2026-03-12',
    },
    {
      id: 2,
      name: 'Banyan Labs',
      website: 'https://banyan.example/',
      investorType: 'Incubator, Accelerator',
      globalHQ: 'Kochi',
      stageOfInvestment: '3. Early Revenue',
      firstChequeMinimum: '',
      firstChequeMaximum: '250000',
      countriesOfInvestment: 'United Arab Emirates,Bosnia and Herzegovina',
      investmentThesis: '',
      linkedin: '',
      source: 'Spring list',
      asOf: '2026-03-12',
    },
  ]);
});

test('the same file a second time changes nothing, repeated and differing rows included', async () => {
  const text = `${header}\n${acorn}\n${banyan}\n${acorn}\n${banyan.replace('Kochi', 'Chennai')}\n`;
  expect((await importText(text)).totals).toEqual({
    read: 4,
    added: 2,
    updated: 1,
    unchanged: 1,
    refused: 0,
  });
  const hash = await directoryHash(services.database.read);
  const version = services.database.version();
  expect((await importText(text)).totals).toEqual({
    read: 4,
    added: 0,
    updated: 0,
    unchanged: 4,
    refused: 0,
  });
  expect(await directoryHash(services.database.read)).toBe(hash);
  expect(services.database.version()).toBe(version);
});

test('a firm that changed is updated under its id, however its name and site are spelt', async () => {
  await importText(`${header}\n${banyan}\n${acorn}\n`);
  const respelt = acorn
    .replace('Acorn Capital,https://www.', 'ACORN  capital,http://')
    .replace('Pune', 'Goa');
  expect((await importText(`${header}\n${respelt}\n`)).totals).toMatchObject({ added: 0, updated: 1 });
  expect((await published()).map(({ id, globalHQ }) => [id, globalHQ])).toEqual([
    [1, 'Kochi'],
    [2, 'Goa, India'],
  ]);
});

test('where a firm is known from follows the list that last said something new of it', async () => {
  await importText(`${header}\n${acorn}\n${banyan}\n`);
  const autumn = { origin: { source: 'Autumn list', asOf: '2026-09-01' } };
  const again = await importText(`${header}\n${acorn}\n${banyan.replace('Kochi', 'Chennai')}\n`, autumn);
  expect(again.totals).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await published()).map(({ source, asOf }) => `${source} ${asOf}`)).toEqual([
    'Spring list 2026-03-12',
    'Autumn list 2026-09-01',
  ]);
});

test('a list that names no source takes none away, and its day stands', async () => {
  await importText(`${header}\n${acorn}\n`);
  const unnamed = { origin: { source: '', asOf: '2026-09-01' } };
  const changed = acorn.replace('Pune', 'Goa');
  expect((await importText(`${header}\n${changed}\n${banyan}\n`, unnamed)).totals).toMatchObject({
    added: 1,
    updated: 1,
  });
  expect((await published()).map(({ source, asOf }) => `${source} ${asOf}`)).toEqual([
    'Spring list 2026-09-01',
    ' 2026-09-01',
  ]);
  expect((await importText(`${header}\n${changed}\n${banyan}\n`, unnamed)).totals).toMatchObject({
    unchanged: 2,
  });
});

test('what a list itself says of source and day stands, and is a change of its own', async () => {
  const list = (...rows: string[]) => ['Investor name,Source,Last checked', ...rows, ''].join('\n');
  await importText(list('Acorn,Open Register,2026-01-31', 'Banyan,,', 'Cedar,,in May', 'Deodar,,2999-01-01'));
  const { totals } = await importText(list('Acorn,Open Register,2026-02-28', 'Banyan,,', 'Cedar,,'));
  expect(totals).toMatchObject({ updated: 1, unchanged: 2 });
  expect((await published()).map(({ source, asOf }) => `${source} ${asOf}`)).toEqual([
    'Open Register 2026-02-28',
    'Spring list 2026-03-12',
    'Spring list 2026-03-12',
    'Spring list 2026-03-12',
  ]);
});

test('a day that cannot be read or is still to come is told of', async () => {
  const { warnings } = await importText(
    'Investor name,Last checked\nCedar,in May\nDeodar,2999-01-01\nElm,2026-01-01\n',
  );
  expect(warnings).toEqual([
    { line: 2, message: 'Last checked: "in May" is no day such as 2026-03-12, taken as not given' },
    { line: 3, message: '2999-01-01 is still to come, taken as not given' },
  ]);
});

test('two firms on one host, or of one name on two hosts, stay two', async () => {
  const { totals } = await importText(
    'Investor name,Website\nFig Fund,https://social.example/fig\nOak Fund,https://social.example/oak\nFig Fund,https://fig.example\n',
  );
  expect(totals).toMatchObject({ added: 3 });
});

test('each bad row is refused with its line and reason, and the totals add up', async () => {
  const text = [
    'first CHEQUE minimum,Investor  Name,First cheque maximum,Notes',
    '"$1,000",Acorn,"$5,000",x',
    'lots,Banyan,,x',
    '"$9,000","Cedar\nTrees","$5,000",x',
    '-5,Deodar,,x',
    '€500,Elm,,x',
    ',,"$5,000",x',
    'first CHEQUE minimum,Investor  Name,First cheque maximum,Notes',
    ',Fig,',
    `,${'G'.repeat(201)},,x`,
    ',,,',
  ].join('\n');
  const report = await importText(text);
  expect(report.totals).toEqual({ read: 10, added: 1, updated: 0, unchanged: 0, refused: 9 });
  expect(report.refused).toEqual([
    { line: 3, reason: 'first cheque minimum "lots" cannot be read as an amount' },
    { line: 4, reason: 'first cheque minimum 9000 is greater than first cheque maximum 5000' },
    { line: 6, reason: 'first cheque minimum "-5" is negative' },
    { line: 7, reason: 'first cheque minimum "€500" is not in US dollars' },
    { line: 8, reason: 'the investor name is blank' },
    { line: 9, reason: 'repeated header' },
    { line: 10, reason: '3 cells where the header has 4' },
    { line: 11, reason: expect.stringContaining('investor name: ') },
    { line: 12, reason: 'the row is empty' },
  ]);
});

test.each(['Website', 'Linkedin', 'Countries of investment', 'Stage of investment', 'Last checked'])(
  'a row of a cell under "%s" that is too long to be read is refused, and the others are taken',
  async (column) => {
    const cell = `"${','.repeat(10_001)}"`;
    const report = await importText(`Investor name,${column}\nAcorn,${cell}\nBanyan,\n`);
    expect(report.totals).toMatchObject({ added: 1, refused: 1 });
    const reason = `${column.toLowerCase()}: has more than 10000 characters`;
    expect(report.refused).toEqual([{ line: 2, reason }]);
    expect(report.warnings).toEqual([]);
  },
);

test('what was left out, guessed or not known is said in warnings', async () => {
  const report = await importText(
    'Investor name,Website,Countries of investment,First cheque minimum\nAcorn,https://a.example https://b.example,"Germny,Narnia,India",$0\n',
  );
  expect(report.warnings.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 first cheque minimum is 0, taken as not given',
    '2 Website: left out "https://b.example"',
    '2 country "Germny" read as Germany',
    '2 country "Narnia" is not known, kept as it is',
  ]);
  expect(report.unknownCountries).toEqual({ Narnia: 1 });
  expect((await published())[0]).toMatchObject({
    countriesOfInvestment: 'Germany,Narnia,India',
    firstChequeMinimum: '',
  });
});

test('a dry run tells what would happen and writes nothing', async () => {
  expect((await importText(`${header}\n${acorn}\n`, { dryRun: true })).totals).toMatchObject({ added: 1 });
  expect(await directoryHash(services.database.read)).toBeNull();
});

test('a file that breaks off half-way leaves nothing behind', async () => {
  await expect(importText(`${header}\n${acorn}\n"Broken,\n`)).rejects.toThrow(/never closed/);
  expect(await published()).toEqual([]);
});
