import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { whileWriting } from '../testing/while-writing.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let opportunityId: string;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi', bio: 'Sails.' });
  founder = await desks.person({ fullName: 'Zoya Merchant', location: 'Surat' });
  opportunityId = await desks.pitchOf(founder);
});
afterEach(() => server.close());

const post = (body: object, { cookie } = investor) =>
  server.call('POST', '/api/connections', { body, cookie });
const list = ({ id, cookie } = investor) => server.call('GET', `/api/connections/${id}`, { cookie });

test("the spec's payload asks in the name of the session, whatever ids and status it holds", async () => {
  const answer = await post({
    investorId: founder.id,
    entrepreneurId: '1',
    opportunityId,
    status: 'accepted',
  });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      status: 'pending',
      investorId: investor.id,
      entrepreneurId: founder.id,
      isShortlisted: false,
      entrepreneur: { fullName: 'Zoya Merchant', location: 'Surat' },
      opportunity: {
        title: 'Lantern Looms',
        industry: 'Technology',
        totalRequired: 2_500_000,
        minInvestment: 50_000,
      },
      contact: null,
    },
  });
});

test('an id given for who asks may be a number or null: it is read by nobody', async () => {
  for (const investorId of [1, '1', null])
    expect(await post({ investorId, entrepreneurId: 1, opportunityId, status: 'pending' })).toMatchObject({
      status: 200,
      body: { status: 'pending', investorId: investor.id, entrepreneurId: founder.id },
    });
  expect((await list()).body).toHaveLength(1);
});

test('a founder who names an investor by a number, or not at all, is told that nobody is there; their own id is read by nobody', async () => {
  for (const investorId of [1, null])
    expect(await post({ investorId, entrepreneurId: founder.id }, founder)).toMatchObject({ status: 404 });
  expect(await post({ investorId: investor.id, entrepreneurId: 1 }, founder)).toMatchObject({
    status: 200,
    body: { investorId: investor.id, entrepreneurId: founder.id },
  });
});

test('the same request twice has one effect, also on the plan', async () => {
  for (let times = 0; times < 5; times += 1) expect((await post({ opportunityId })).status).toBe(200);
  expect((await list()).body).toHaveLength(1);
});

test('the same request twice at the same moment brings the same connection', async () => {
  const answers = await whileWriting(server, () =>
    Promise.all([post({ opportunityId }), post({ opportunityId })]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect((await list()).body).toHaveLength(1);
});

test('over the plan the answer is 429 with a time to come back', async () => {
  for (let nth = 0; nth < 3; nth += 1) await post({ opportunityId: await desks.pitchOf(founder) });
  const answer = await post({ opportunityId });
  expect(answer).toMatchObject({ status: 429, body: { code: 'plan-limit' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('of 50 requests at the same moment on a plan of ten, ten are sent', async () => {
  await onPlanOfTen();
  const founders = await Promise.all(Array.from({ length: 5 }, () => desks.person({})));
  const deals: string[] = [];
  for (const one of founders) for (let nth = 0; nth < 10; nth += 1) deals.push(await desks.pitchOf(one));
  const answers = await Promise.all(deals.map((id) => post({ opportunityId: id })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect((await list()).body).toHaveLength(10);
});

async function onPlanOfTen() {
  const admin = await desks.person({ userType: 'admin' });
  await desks.send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const { body } = await server.call('GET', '/api/admin/subscriptions', { cookie: admin.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  await server.call('POST', `/api/admin/subscriptions/${request?.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'confirm' },
  });
}

test('the list tells of contact details once accepted, and of the shortlist', async () => {
  await post({ opportunityId });
  await desks.send(investor, 'setShortlisted', { opportunityId, dealTitle: 'Lantern Looms', on: true });
  await desks.send(founder, 'acceptConnection', {
    connectionId: connectionId(investor.id, founder.id, opportunityId),
  });
  expect((await list()).body).toMatchObject([
    { status: 'accepted', isShortlisted: true, contact: { email: founder.email } },
  ]);
  expect((await list(founder)).body).toMatchObject([{ contact: { email: investor.email } }]);
});

test("an investor's email is shown to themselves and to whom they are connected with, to others it is null", async () => {
  const emailFor = async (cookie: string) => {
    const { body } = await server.call('GET', `/api/investors/${investor.id}`, { cookie });
    return (body as { user: { email: string | null } }).user.email; // the contract's reply
  };
  await post({ opportunityId });
  expect([await emailFor(''), await emailFor(founder.cookie)]).toEqual([null, null]);
  expect(await emailFor(investor.cookie)).toBe(investor.email);
  await desks.send(founder, 'acceptConnection', {
    connectionId: connectionId(investor.id, founder.id, opportunityId),
  });
  expect(await emailFor(founder.cookie)).toBe(investor.email);
});

test('what an investor has recorded is counted for themselves, in their currency, and null to others', async () => {
  const about = { opportunityId: null, investedOn: '2025-03-01', stage: 'Seed', note: '' };
  const record = (company: string, amount: number, currency: string) =>
    desks.send(investor, 'recordInvestment', {
      ...about,
      investmentId: newId(),
      company,
      amount,
      currency,
      state: 'active',
      returned: 0,
    });
  await record('Lantern Looms', 200_000, 'INR');
  await record('Mill Purse', 50_000, 'INR');
  await record('Tide Mills', 900, 'USD');
  const path = `/api/investors/${investor.id}`;
  const nothing = { investmentCount: null, totalInvested: null };
  expect(await server.call('GET', path, { cookie: founder.cookie })).toMatchObject({ body: nothing });
  expect(await server.call('GET', path, { cookie: investor.cookie })).toMatchObject({
    body: { investmentCount: 3, totalInvested: 250_000 },
  });
});

test('the list of investors holds the verified ones with what their profile says, and no email', async () => {
  await desks.person({ userType: 'investor', phoneVerified: false });
  await desks.send(investor, 'editInvestorProfile', {
    from: { areasOfExpertise: [] },
    to: { areasOfExpertise: ['Energy'] },
  });
  const { body } = await server.call('GET', '/api/investors');
  expect(body).toMatchObject([
    {
      id: investor.id,
      user: { fullName: 'Harleen Sodhi', bio: 'Sails.', email: null },
      areasOfExpertise: ['Energy'],
    },
  ]);
});

test('what an investor hides is on no device of others and in no list, until they show it again', async () => {
  const hide = (from: string[], to: string[]) =>
    desks.send(investor, 'editInvestorProfile', { from: { hiddenFields: from }, to: { hiddenFields: to } });
  const said = { minInvestmentRange: 1_000, maxInvestmentRange: 9_000, areasOfExpertise: ['Energy'] };
  await desks.send(investor, 'editInvestorProfile', {
    from: { areasOfExpertise: [] },
    to: said,
  });
  await hide([], ['bio', 'location', 'range', 'areasOfExpertise']);
  const hidden = { minInvestmentRange: null, maxInvestmentRange: null, areasOfExpertise: [] };
  expect((await server.call('GET', '/api/investors')).body).toMatchObject([
    { user: { fullName: 'Harleen Sodhi', bio: '', location: '' }, ...hidden },
  ]);
  expect(await desks.shownTo(founder, 'investorCards')).toMatchObject([{ bio: '', location: '', ...hidden }]);
  expect(await desks.shownTo(investor, 'investorProfiles')).toMatchObject([said]);
  await hide(['bio', 'location', 'range', 'areasOfExpertise'], ['range']);
  expect(await desks.shownTo(founder, 'investorCards')).toMatchObject([
    { bio: 'Sails.', ...hidden, areasOfExpertise: ['Energy'] },
  ]);
});

test('a location that an investor hides is in no answer to a founder, before they are connected and after', async () => {
  const hidden = { from: { hiddenFields: [] }, to: { hiddenFields: ['location'] } };
  const at = (location: string) => ({ investor: { id: investor.id, location } });
  expect(await post({ investorId: investor.id }, founder)).toMatchObject({ body: at('Kochi, India') });
  await desks.send(investor, 'editInvestorProfile', hidden);
  expect(await post({ investorId: investor.id }, founder)).toMatchObject({ status: 200, body: at('') });
  expect((await list(founder)).body).toMatchObject([at('')]);
  expect((await list()).body).toMatchObject([at('Kochi, India')]);
  const about = { connectionId: connectionId(investor.id, founder.id, null) };
  await desks.send(investor, 'acceptConnection', about);
  expect((await list(founder)).body).toMatchObject([{ ...at('Kochi, India'), status: 'accepted' }]);
  await desks.send(investor, 'endConnection', about);
  expect((await list(founder)).body).toMatchObject([{ ...at(''), status: 'ended' }]);
});

test('an investor who is no longer verified, or is disabled, is shown to nobody', async () => {
  const admin = await desks.person({ userType: 'admin' });
  await server.call('POST', `/api/admin/accounts/${investor.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'disable', reason: 'Spam.' },
  });
  expect(await server.call('GET', `/api/investors/${investor.id}`)).toMatchObject({
    status: 404,
    body: { message: 'Investor Not Found' },
  });
  expect(await desks.shownTo(founder, 'investorCards')).toEqual([]);
});
