import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminAccountsEndpoint } from '#sync/endpoints/admin.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount, storeCompany, wholeCompany } from '../testing/accounts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  admin = await desk(server).person({ userType: 'admin' });
});
afterEach(() => server.close());

async function ask(query = '') {
  const path = `${adminAccountsEndpoint.path}${query}`;
  const { body } = await server.call('GET', path, { cookie: admin.cookie });
  const { total, accounts } = adminAccountsEndpoint.reply.parse(body);
  return { total, names: accounts.map(({ fullName }) => fullName), accounts };
}

test('however many sign up and verify nothing, the queue is of those who verified both', async () => {
  const unverified = { emailVerified: false, phoneVerified: false };
  for (let nth = 0; nth < 110; nth += 1) await storeAccount(server, { fullName: 'A flood', ...unverified });
  await storeAccount(server, { fullName: 'Half way', phoneVerified: false });
  server.moveClock(1000);
  await storeAccount(server, { fullName: 'Ishani Waits' });
  expect(await ask()).toMatchObject({ total: 1, names: ['Ishani Waits'] });
});

test('somebody unverified is found by name, marked as unverified', async () => {
  await storeAccount(server, { fullName: 'Parul Sood', emailVerified: false });
  await storeAccount(server, { fullName: 'Ishani Waits' });
  expect(await ask('?q=Parul')).toMatchObject({
    total: 1,
    accounts: [{ fullName: 'Parul Sood', emailVerified: false, phoneVerified: true }],
  });
});

test('an account is found by the number that a report, a mail or the log names it by, and nobody else', async () => {
  const named = { fullName: 'Parul Sood', email: 'parul@people.example', approval: 'approved' } as const;
  const { id } = await storeAccount(server, named);
  expect((await ask(`?state=all&q=${id}`)).names).toEqual(['Parul Sood']);
  expect((await ask(`?state=all&q=${id.slice(0, -1)}`)).names).toEqual([]);
});

test.each(['first_last', '100%', 'a\\b'])(
  '"%s" is found as it was typed, and nobody else by it',
  async (typed) => {
    for (const email of [
      'first_last@people.example',
      'firstxlast@people.example',
      'firstlast@people.example',
    ])
      await storeAccount(server, { fullName: 'Somebody', email });
    for (const fullName of ['A 100% Person', 'A 100 Person', 'The a\\b', 'The ab', 'The a\\xb'])
      await storeAccount(server, { fullName });
    const { accounts } = await ask(`?state=all&q=${encodeURIComponent(typed)}`);
    expect(accounts).toHaveLength(1);
    expect(`${accounts[0]?.fullName} ${accounts[0]?.email}`).toContain(typed);
  },
);

test('of 60 that wait the 50 oldest come first, with how many there are, and all when more are asked for', async () => {
  for (let nth = 0; nth < 60; nth += 1) {
    await storeAccount(server, { fullName: `Person ${nth}` });
    server.moveClock(1000);
  }
  const first = await ask();
  expect(first.total).toBe(60);
  expect(first.names).toEqual(Array.from({ length: 50 }, (_, nth) => `Person ${nth}`));
  expect((await ask('?most=100')).names).toHaveLength(60);
});

test.each(['0', '501', 'many', ''])('%j is no number of accounts to ask for', async (most) => {
  const path = `${adminAccountsEndpoint.path}?most=${most}`;
  const { status, body } = await server.call('GET', path, { cookie: admin.cookie });
  expect(status).toBe(400);
  expect(body).toMatchObject({ field: 'most' });
});

test('an admin reads what an investor told of themselves, their declaration with its day', async () => {
  const { id } = await storeAccount(server, {
    userType: 'investor',
    fullName: 'Ishani Waits',
    currency: 'USD',
  });
  const told = {
    experience: 'expert' as const,
    minInvestmentRange: 25_000,
    maxInvestmentRange: 90_000,
    accreditationDeclaredAt: '2026-02-11T09:00:00.000Z',
  };
  const row = { ...blankInvestorProfile(id, server.now()), ...told };
  await server.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'investorProfiles', id, row }], server.now()));
  const [account] = (await ask()).accounts;
  expect(account).toMatchObject({ currency: 'USD', investor: told, company: null });
});

test('an admin reads of a founder the company as they registered it', async () => {
  const { id } = await storeAccount(server, { fullName: 'Tara Menon' });
  await storeCompany(server, id);
  const { companyName, stage, industry, teamSize, fundingRequired } = wholeCompany;
  expect((await ask()).accounts).toMatchObject([
    { investor: null, company: { companyName, stage, industry, teamSize, fundingRequired } },
  ]);
});

test('texts that stand longer in a row than their fields allow take nobody from the queue', async () => {
  const [investor, founder] = [
    await storeAccount(server, { userType: 'investor', fullName: 'Ishani Waits' }),
    await storeAccount(server, { fullName: 'Tara Menon' }),
  ];
  const designation = 'क'.repeat(240);
  const profile = { ...blankInvestorProfile(investor.id, server.now()), designation };
  await storeCompany(server, founder.id, { companyName: 'ख'.repeat(240) });
  await server.database.write
    .transaction()
    .execute((trx) =>
      writeChanges(trx, [{ table: 'investorProfiles', id: investor.id, row: profile }], server.now()),
    );
  expect((await ask()).accounts).toMatchObject([
    { investor: { designation } },
    { company: { companyName: 'ख'.repeat(240) } },
  ]);
});
