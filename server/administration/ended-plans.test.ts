import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPlansEndpoint, adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { connectionsLeft } from '../policies/connecting.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

const [basic, premium] = ['investor-basic-monthly', 'investor-premium-monthly'];
const reason = 'No payment came.';
let server: TestServer;
let desks: ReturnType<typeof desk>;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  admin = await desks.person({ userType: 'admin' });
});
afterEach(() => server.close());

async function requested(fullName: string, planId = premium) {
  const email = `${fullName.toLowerCase()}@people.example`;
  const investor = await desks.person({ userType: 'investor', fullName, email });
  await desks.send(investor, 'requestPlan', { planId });
  return investor;
}

async function decide(investor: DeskPerson, body: object, planId = premium) {
  const rows = await desks.shownTo(investor, 'subscriptions');
  const id = rows.find((row) => row.planId === planId)?.id;
  const path = `/api/admin/subscriptions/${String(id)}/decision`;
  return server.call('POST', path, { cookie: admin.cookie, body });
}

async function confirmed(fullName: string, planId = premium) {
  const investor = await requested(fullName, planId);
  await decide(investor, { decision: 'confirm' }, planId);
  return investor;
}

async function activePlans(q = '') {
  const path = `${adminPlansEndpoint.path}?q=${encodeURIComponent(q)}`;
  const { body } = await server.call('GET', path, { cookie: admin.cookie });
  return adminPlansEndpoint.reply.parse(body);
}

test('who asks for a plan is told that nothing is charged, and of no payment to come', async () => {
  const { email } = await requested('Esha');
  expect(await desks.mailsTo(email)).toContain(
    'you asked for the plan Investor Premium. Nothing is charged: no payment is taken now.',
  );
});

test('a plan that counts is ended by an admin, who says why, and its person hears of it', async () => {
  const investor = await confirmed('Esha');
  const left = () => connectionsLeft(server.database.read, investor, server.now());
  expect(await left()).toBeNull();
  server.moveClock(1000);
  expect(await decide(investor, { decision: 'end' })).toMatchObject({ body: { field: 'reason' } });
  expect(await decide(investor, { decision: 'end', reason })).toMatchObject({ status: 200 });
  expect(await left()).toBe(3);
  const at = server.now();
  expect(await desks.shownTo(investor, 'subscriptions')).toMatchObject([
    { state: 'ended', reason, decidedAt: at, endedAt: at },
  ]);
  expect(await desks.shownTo(investor, 'notifications')).toMatchObject([
    { event: 'plan-confirmed' },
    { event: 'plan-ended', what: 'Investor Premium' },
  ]);
  expect(await desks.mailsTo(investor.email)).toContain(
    `your plan Investor Premium was ended by us and does not count any more.\n\n${reason}`,
  );
  const { body } = await server.call('GET', '/api/admin/audit?q=end', { cookie: admin.cookie });
  expect(body).toMatchObject([{ action: 'decideSubscription', detail: `end ${premium}: ${reason}` }]);
});

test('what has ended, or was never confirmed, is not there to be ended', async () => {
  const overtaken = { status: 409, body: { code: 'already-answered' } };
  const investor = await requested('Esha');
  expect(await decide(investor, { decision: 'end', reason })).toMatchObject(overtaken);
  await decide(investor, { decision: 'confirm' });
  await desks.send(investor, 'endPlan', { planId: premium, seen: 'active' });
  expect(await decide(investor, { decision: 'end', reason })).toMatchObject(overtaken);
});

test('beside a request stands the plan that its person has', async () => {
  const investor = await confirmed('Esha', basic);
  await desks.send(investor, 'requestPlan', { planId: premium });
  await requested('Kabir');
  const { body } = await server.call('GET', adminSubscriptionsEndpoint.path, { cookie: admin.cookie });
  const { requests } = adminSubscriptionsEndpoint.reply.parse(body);
  const held = requests.map(({ fullName, heldPlanId }) => `${fullName}: ${heldPlanId}`);
  expect(held.toSorted()).toEqual([`Esha: ${basic}`, 'Kabir: null']);
});

test('the plans that count are there for admins, the newest first, and found by whose they are', async () => {
  await confirmed('Esha');
  server.moveClock(1000);
  const kabir = await confirmed('Kabir');
  await requested('Meera');
  expect((await activePlans()).plans.map(({ fullName }) => fullName)).toEqual(['Kabir', 'Esha']);
  expect(await activePlans('ESH')).toMatchObject({ total: 1, plans: [{ fullName: 'Esha' }] });
  expect(await activePlans(kabir.id)).toMatchObject({ total: 1, plans: [{ fullName: 'Kabir' }] });
  expect(await activePlans('nobody')).toEqual({ total: 0, plans: [] });
});

test('of 53 plans that count the 50 newest come, with how many there are', async () => {
  for (let nth = 0; nth < 53; nth += 1) await confirmed(`Person-${nth}`);
  const { total, plans } = await activePlans();
  expect([total, plans.length]).toEqual([53, 50]);
});
