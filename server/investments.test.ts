import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { readAll } from './db/records.ts';
import { keepHouse } from './housekeeping.ts';
import { type DeskPerson, desk } from './testing/desk.ts';
import { type TestServer, testServer } from './testing/http.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
const investmentId = newId();
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

const blank = {
  investmentId,
  opportunityId: null,
  company: 'Lantern Looms',
  amount: 500_000,
  currency: 'INR',
  investedOn: '2024-02-29',
  stage: 'Seed',
  state: 'active',
  returned: 0,
  note: 'At a valuation of 4 crore.',
};
const record = (more: object = {}, by = investor) =>
  desks.send(by, 'recordInvestment', { ...blank, ...more });
const kept = () => desks.shownTo(investor, 'investments');

test('an investment is kept for its investor alone', async () => {
  expect(await record()).toMatchObject({ result: 'applied' });
  expect(await kept()).toMatchObject([{ company: 'Lantern Looms', amount: 500_000, removedAt: null }]);
  const others = [await desks.person({}), await desks.person({ userType: 'admin' })];
  for (const other of others) expect(await desks.shownTo(other, 'investments')).toEqual([]);
  expect(await record({}, await desks.person({}))).toMatchObject({ failure: { code: 'not-found' } });
  expect(await record({ investmentId: newId() }, await desks.person({}))).toMatchObject({
    failure: { code: 'investors-only' },
  });
});

test.each([
  ['company', '  ', 'Please name the company'],
  ['amount', 0, 'Please enter the amount invested'],
  ['amount', 1.5, 'Please enter the amount invested'],
  ['currency', 'XYZ', 'Please choose a currency'],
  ['investedOn', '2023-02-29', 'Please enter the date of the investment'],
  ['investedOn', '0026-03-12', 'Please enter a year from 1900 on, in four digits'],
  ['investedOn', '2999-01-01', 'The date of an investment cannot lie ahead'],
  ['stage', 'Later', 'Please choose a stage'],
  ['state', 'sold', 'Please choose how it stands'],
  ['returned', -1, 'Please enter an amount, or nothing'],
])('an investment whose %s is %j is refused with what is wrong', async (field, value, message) => {
  expect(await record({ [field]: value })).toMatchObject({ failure: { field, message } });
  expect(await kept()).toEqual([]);
});

test('two devices that change different fields both have their way; of one field the first stands', async () => {
  await record();
  const edit = (from: object, to: object) =>
    desks.send(investor, 'editInvestment', { investmentId, from, to });
  await edit({ state: 'active' }, { state: 'exited' });
  await edit({ returned: 0 }, { returned: 900_000 });
  expect(await edit({ state: 'active' }, { state: 'lost' })).toMatchObject({
    failure: { code: 'changed-elsewhere', field: 'state' },
  });
  expect(await edit({ investedOn: blank.investedOn }, { investedOn: '2999-01-01' })).toMatchObject({
    failure: { field: 'investedOn' },
  });
  expect(await kept()).toMatchObject([{ state: 'exited', returned: 900_000, investedOn: blank.investedOn }]);
});

test('what is taken out can be put back for half a year, and is then forgotten', async () => {
  const removed = newId();
  await record();
  const remove = (removed: boolean) =>
    desks.send(investor, 'setInvestmentRemoved', { investmentId, removed });
  await remove(true);
  expect(await kept()).toMatchObject([{ removedAt: server.now() }]);
  await remove(false);
  await record({ investmentId: removed });
  await desks.send(investor, 'setInvestmentRemoved', { investmentId: removed, removed: true });
  server.moveClock(181 * day);
  await keepHouse(server);
  const left = await readAll(server.database.read, 'investments');
  expect(left).toMatchObject([{ id: investmentId, removedAt: null }]);
});

test('what is written in an investment that another device took out brings it back', async () => {
  await record();
  await desks.send(investor, 'setInvestmentRemoved', { investmentId, removed: true });
  await desks.send(investor, 'editInvestment', {
    investmentId,
    from: { note: blank.note },
    to: { note: 'Sold at 9 crore.' },
  });
  expect(await kept()).toMatchObject([{ note: 'Sold at 9 crore.', removedAt: null }]);
});
