import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll } from '../db/records.ts';
import { storeAccount, storeCompany, wholeCompany } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { importOpportunities } from './import-opportunities.ts';
import { mappedColumns, parseMapping } from './opportunity-mapping.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

let services: TestServices;
beforeEach(async () => {
  services = await testServices();
  await storeAccount(services, { email: 'founder@people.example', fullName: 'Asha Rao' });
});
afterEach(() => services.close());

const mapping = parseMapping(
  JSON.stringify({
    title: 'Company',
    description: 'About',
    industry: 'Sector',
    stage: 'Round',
    location: 'City',
    totalRequired: 'Amount',
    defaults: { currency: 'USD', minInvestment: '10000', stage: 'Seed' },
    owner: 'founder@people.example',
  }),
);
const header = 'Company,Sector,Round,Amount,City,About\n';
const list = `${header}Neem Foods,Food,Series A,"₹40,00,000","Pune, India",Snacks\nKite Labs,EdTech,—,250000,Goa,Lessons\n`;

async function importText(text: string, using = mapping) {
  const columns = mappedColumns(using);
  const { rows } = await readTable(readRows(Readable.from([Buffer.from(text)])), columns, [
    'title',
    'totalRequired',
  ]);
  return importOpportunities(services.database, rows, { mapping: using, now: services.now() });
}

test('rows become active deals of the owner, the sign of an amount being its currency', async () => {
  expect((await importText(list)).totals).toEqual({
    read: 2,
    added: 2,
    updated: 0,
    unchanged: 0,
    refused: 0,
  });
  const rows = await readAll(services.database.read, 'opportunities');
  expect(rows.sort((a, b) => b.title.localeCompare(a.title))).toMatchObject([
    {
      title: 'Neem Foods',
      founderName: 'Asha Rao',
      currency: 'INR',
      totalRequired: 4_000_000,
      stage: 'Series A',
      status: 'active',
    },
    { title: 'Kite Labs', currency: 'USD', totalRequired: 250_000, minInvestment: 10_000, stage: 'Seed' },
  ]);
});

test('a second run changes nothing, a changed row updates its deal and keeps when it was made', async () => {
  await importText(list);
  const [before] = await readAll(services.database.read, 'opportunities');
  services.moveClock(60_000);
  expect((await importText(list)).totals).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  expect((await readAll(services.database.read, 'opportunities'))[0]).toEqual(before);
  expect((await importText(list.replaceAll('Snacks', 'Sweets'))).totals).toMatchObject({
    updated: 1,
    unchanged: 1,
  });
  const sweets = (await readAll(services.database.read, 'opportunities')).find(
    ({ description }) => description === 'Sweets',
  );
  expect(sweets?.createdAt).toBe(before?.createdAt);
});

test('a deal tells how the company of its owner earned when it was first brought, for nobody reviews it', async () => {
  const [owner] = await readAll(services.database.read, 'accounts');
  const tell = (given = {}) => storeCompany(services, owner?.id ?? '', given);
  const models = async () =>
    (await readAll(services.database.read, 'opportunities')).map(({ businessModel }) => businessModel);
  await tell();
  await importText(list);
  await tell({ businessModel: 'Snacks are sold by the sack.' });
  await importText(list.replaceAll('Snacks', 'Sweets'));
  expect(await models()).toEqual([wholeCompany.businessModel, wholeCompany.businessModel]);
});

test('rows without what a deal needs are refused with the reason', async () => {
  const { refused, totals } = await importText(
    `${header}A,Food,Seed,—,Pune,x\nB,Food,Seed,plenty,Pune,x\nC,Food,Seed,500,Pune,x\n,Food,Seed,50000,Pune,x\nD,Food,Seed,50000,,x\n`,
  );
  expect(totals).toEqual({ read: 5, added: 0, updated: 0, unchanged: 0, refused: 5 });
  expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 amount is missing',
    '3 amount "plenty" cannot be read as an amount',
    '4 minimum investment 10000 is greater than the amount 500',
    '5 title is missing',
    '6 location is missing',
  ]);
});

test('deals belong to an account that exists and may own them', async () => {
  await expect(importText(list, { ...mapping, owner: 'nobody@people.example' })).rejects.toThrow(
    /no account with the email/,
  );
  await storeAccount(services, { email: 'investor@people.example', userType: 'investor' });
  await expect(importText(list, { ...mapping, owner: 'investor@people.example' })).rejects.toThrow(
    /is an investor/,
  );
});

test.each([
  ['disabledAt', 'is closed'],
  ['deleteAt', 'is leaving'],
])('whose account has a %s offers nothing: it %s', async (moment, why) => {
  const owner = 'gone@people.example';
  await storeAccount(services, { email: owner, [moment]: services.now() });
  await expect(importText(list, { ...mapping, owner })).rejects.toThrow(why);
  expect(await readAll(services.database.read, 'opportunities')).toEqual([]);
});

test('an account of which nothing is verified offers nothing: it goes once nobody uses it', async () => {
  const owner = 'unproven@people.example';
  await storeAccount(services, { email: owner, emailVerified: false, phoneVerified: false });
  await expect(importText(list, { ...mapping, owner })).rejects.toThrow('Nothing of the account');
  expect(await readAll(services.database.read, 'opportunities')).toEqual([]);
});

test('another account cannot be given deals that are somebody else’s', async () => {
  await importText(list);
  await storeAccount(services, { email: 'other@people.example' });
  const { totals } = await importText(list, { ...mapping, owner: 'other@people.example' });
  expect(totals).toMatchObject({ added: 0, updated: 0, refused: 2 });
});

test.each([
  ['$40,00,000', 'money is raised in INR, and the amount is in USD'],
  ['₹20,00,000', '2500000 is raised already, more than the amount 2000000'],
])('a deal that has raised 25 lakh is not told to ask for %s now', async (amount, reason) => {
  await importText(list);
  const { write } = services.database;
  await write
    .updateTable('opportunities')
    .set({ raisedAmount: 2_500_000 })
    .where('title', '=', 'Neem Foods')
    .execute();
  const before = await readAll(write, 'opportunities');
  // What is right with it does not come either: a row comes whole or not at all.
  const again = list.replace('₹40,00,000', amount).replace('Snacks', 'Sweets');
  expect(await importText(again)).toMatchObject({
    totals: { updated: 0, unchanged: 1, refused: 1 },
    refused: [{ line: 2, reason }],
  });
  expect(await readAll(write, 'opportunities')).toEqual(before);
  expect((await importText(list.replace('₹40,00,000', '₹25,00,000'))).totals).toMatchObject({ updated: 1 });
});

test('a mapping that is wrong is said to be', () => {
  expect(() => parseMapping('{')).toThrow('not JSON');
  expect(() => parseMapping('{"title":"A","totalRequired":"B","owner":"x"}')).toThrow(/owner/);
});
