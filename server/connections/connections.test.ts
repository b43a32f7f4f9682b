import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let investor: DeskPerson;
let founder: DeskPerson;
let deal: string;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi', phone: '+919876500001' });
  founder = await desks.person({ fullName: 'Zoya Merchant', phone: '+919876500002' });
  deal = await desks.pitchOf(founder);
});
afterEach(() => server.close());

function ask(by = investor, opportunityId: string | null = deal, message = 'Do the looms run at night?') {
  const other = by === investor ? founder : investor;
  const otherType = by === investor ? 'entrepreneur' : 'investor';
  const args = { otherId: other.id, otherName: other.fullName, otherType, opportunityId, message };
  return desks.send(by, 'requestConnection', args);
}

const idOfAsked = (opportunityId: string | null = deal) =>
  connectionId(investor.id, founder.id, opportunityId);
const accept = () => desks.send(founder, 'acceptConnection', { connectionId: idOfAsked() });
const codeOf = (outcome: Awaited<ReturnType<typeof ask>>) =>
  outcome.result === 'applied' ? 'applied' : outcome.failure.code;

test('both see a request with its message, who asked and about what, and nobody else does', async () => {
  const stranger = await desks.person({ userType: 'investor' });
  expect(codeOf(await ask())).toBe('applied');
  for (const person of [investor, founder])
    expect(await desks.shownTo(person, 'connections')).toMatchObject([
      {
        id: idOfAsked(),
        requestedBy: 'investor',
        status: 'pending',
        message: 'Do the looms run at night?',
        investorName: 'Harleen Sodhi',
        entrepreneurName: 'Zoya Merchant',
        dealTitle: 'Lantern Looms',
      },
    ]);
  expect(await desks.shownTo(stranger, 'connections')).toEqual([]);
});

test('a founder asks an investor from their profile, without a deal', async () => {
  expect(codeOf(await ask(founder, null, ''))).toBe('applied');
  expect(await desks.shownTo(investor, 'connections')).toMatchObject([
    { requestedBy: 'entrepreneur', opportunityId: null, message: '', dealTitle: '' },
  ]);
});

test('a founder who is connected by a deal is told so when they ask without one, until that connection ends', async () => {
  await ask();
  await accept();
  expect(codeOf(await ask(founder, null))).toBe('already-connected');
  expect(await desks.shownTo(founder, 'connections')).toHaveLength(1);
  await desks.send(investor, 'endConnection', { connectionId: idOfAsked() });
  expect(codeOf(await ask(founder, null))).toBe('applied');
});

test('contact details appear on either side once the request is accepted, and leave when the connection ends', async () => {
  await ask();
  expect(await desks.shownTo(investor, 'contacts')).toEqual([]);
  await accept();
  expect(await desks.shownTo(investor, 'contacts')).toMatchObject([
    { fullName: 'Zoya Merchant', email: founder.email, phone: '+919876500002' },
  ]);
  expect(await desks.shownTo(founder, 'contacts')).toMatchObject([
    { fullName: 'Harleen Sodhi', email: investor.email, phone: '+919876500001' },
  ]);
  await desks.send(investor, 'endConnection', { connectionId: idOfAsked() });
  for (const person of [investor, founder]) expect(await desks.shownTo(person, 'contacts')).toEqual([]);
});

test('contact details stay while another connection between the two lasts', async () => {
  await ask();
  await ask(founder, null);
  await accept();
  await desks.send(investor, 'acceptConnection', { connectionId: idOfAsked(null) });
  await desks.send(founder, 'endConnection', { connectionId: idOfAsked() });
  expect(await desks.shownTo(investor, 'contacts')).toHaveLength(1);
  await desks.send(founder, 'endConnection', { connectionId: idOfAsked(null) });
  expect(await desks.shownTo(investor, 'contacts')).toEqual([]);
});

test('of a name that two devices changed, what stands is on the pitches too', async () => {
  const rename = (to: string) =>
    desks.send(founder, 'editPerson', { from: { fullName: 'Zoya Merchant' }, to: { fullName: to } });
  await rename('Dr Zoya Merchant');
  await rename('Zoya Merchant Rao');
  expect(await desks.shownTo(founder, 'accounts')).toMatchObject([{ fullName: 'Dr Zoya Merchant Rao' }]);
  expect(await desks.shownTo(investor, 'opportunities')).toMatchObject([
    { founderName: 'Dr Zoya Merchant Rao' },
  ]);
});

test('a new name stands on what the other is shown', async () => {
  await ask();
  await accept();
  await desks.send(founder, 'editPerson', {
    from: { fullName: 'Zoya Merchant' },
    to: { fullName: 'Zoya Irani' },
  });
  expect(await desks.shownTo(investor, 'contacts')).toMatchObject([{ fullName: 'Zoya Irani' }]);
  expect(await desks.shownTo(investor, 'connections')).toMatchObject([{ entrepreneurName: 'Zoya Irani' }]);
});

test('only who was asked accepts or declines, only who asked withdraws', async () => {
  await ask();
  const connection = { connectionId: idOfAsked() };
  expect(codeOf(await desks.send(investor, 'acceptConnection', connection))).toBe('not-yours');
  expect(codeOf(await desks.send(investor, 'declineConnection', { ...connection, reason: '' }))).toBe(
    'not-yours',
  );
  expect(codeOf(await desks.send(founder, 'withdrawConnection', connection))).toBe('not-yours');
});

test('of an accept and a decline at once, and of an accept and a withdrawal, one wins and the other is told why not', async () => {
  await ask();
  const connection = { connectionId: idOfAsked() };
  const phone = { ...founder, clientId: crypto.randomUUID(), seq: 0 };
  const answers = await Promise.all([
    desks.send(founder, 'acceptConnection', connection),
    desks.send(phone, 'declineConnection', { ...connection, reason: 'Not now.' }),
    desks.send(investor, 'withdrawConnection', connection),
  ]);
  expect(answers.map(codeOf).toSorted()).toEqual(['already-answered', 'already-answered', 'applied']);
  const [stored] = await desks.shownTo(founder, 'connections');
  const won = answers.findIndex(({ result }) => result === 'applied');
  expect(stored?.status).toBe(['accepted', 'declined', 'withdrawn'][won]);
});

test('the reason for a decline reaches who asked', async () => {
  await ask();
  await desks.send(founder, 'declineConnection', {
    connectionId: idOfAsked(),
    reason: ' The round is full. ',
  });
  expect(await desks.shownTo(investor, 'connections')).toMatchObject([
    { status: 'declined', reason: 'The round is full.' },
  ]);
});

test('two people have one request about a deal, whoever asks and however it ended', async () => {
  await ask();
  expect(codeOf(await ask())).toBe('already-there');
  await desks.send(investor, 'withdrawConnection', { connectionId: idOfAsked() });
  expect(codeOf(await ask())).toBe('already-there');
  expect(codeOf(await ask(founder, deal))).toBe('already-there');
});

test('nobody asks about a deal that is closed, or in the name of a deal that is not theirs', async () => {
  const other = await desks.person({});
  expect(codeOf(await ask(investor, await desks.pitchOf(other)))).toBe('invalid');
  const admin = await desks.person({ userType: 'admin' });
  await desks.send(admin, 'reviewOpportunity', { opportunityId: deal, decision: 'decline', reason: 'No.' });
  // It has left the investor's sight: the same as if there were none.
  expect(codeOf(await ask())).toBe('not-found');
});

test('a request over the plan waits with the reason and goes in the next month; what was asked of a person is not counted', async () => {
  const deals: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) deals.push(await desks.pitchOf(founder));
  await ask(founder, null);
  for (const opportunityId of deals.slice(0, 3))
    expect(codeOf(await ask(investor, opportunityId))).toBe('applied');
  expect(await ask(investor, deals[3])).toMatchObject({
    result: 'later',
    retryAt: '2026-03-31T18:30:00.000Z',
    failure: { code: 'plan-limit' },
  });
  for (const days of [15, 16]) {
    server.moveClock(days * 24 * 60 * 60 * 1000);
    await desks.shownTo(investor, 'connections');
  }
  expect(codeOf(await ask(investor, deals[3]))).toBe('applied');
});

test('of 50 requests from two devices at once on a plan of ten, ten are sent and forty wait', async () => {
  const admin = await desks.person({ userType: 'admin' });
  await desks.send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const { body } = await server.call('GET', '/api/admin/subscriptions', { cookie: admin.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  await server.call('POST', `/api/admin/subscriptions/${request?.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'confirm' },
  });
  const founders = await Promise.all(Array.from({ length: 5 }, () => desks.person({})));
  const deals: [DeskPerson, string][] = [];
  for (const one of founders)
    for (let nth = 0; nth < 10; nth += 1) deals.push([one, await desks.pitchOf(one)]);
  const phone = { ...investor, clientId: crypto.randomUUID(), seq: 0 };
  const send = ([{ id: otherId }, opportunityId]: [DeskPerson, string], by: DeskPerson) =>
    desks.send(by, 'requestConnection', {
      otherId,
      otherName: '',
      otherType: 'entrepreneur',
      opportunityId,
      message: '',
    });
  const half = async (mine: typeof deals, by: DeskPerson) => {
    const codes: string[] = [];
    for (const each of mine) codes.push(codeOf(await send(each, by)));
    return codes;
  };
  const codes = (
    await Promise.all([half(deals.slice(0, 25), investor), half(deals.slice(25), phone)])
  ).flat();
  expect(codes.filter((code) => code === 'applied')).toHaveLength(10);
  expect(codes.filter((code) => code === 'plan-limit')).toHaveLength(40);
  expect(await desks.shownTo(investor, 'connections')).toHaveLength(10);
});

test('who is not verified waits with the request, and so does who has to be approved', async () => {
  const unverified = await desks.person({ userType: 'entrepreneur', phoneVerified: false });
  const args = {
    otherId: investor.id,
    otherName: '',
    otherType: 'investor',
    opportunityId: null,
    message: '',
  };
  expect(await desks.send(unverified, 'requestConnection', args)).toMatchObject({
    result: 'later',
    retryAt: null,
    failure: { message: 'Please complete email and phone verification first.' },
  });
});

test('whoever is asked, and then whoever asked, hears by mail, unless they want none', async () => {
  await ask();
  expect(await desks.mailsTo(founder.email)).toContain('Harleen Sodhi asks to connect with you');
  expect(await desks.mailsTo(founder.email)).toContain('Do the looms run at night?');
  await desks.send(investor, 'setNotification', { kind: 'connections', on: false });
  await accept();
  expect(await desks.mailsTo(investor.email)).not.toContain('accepted');
});

test('the connections of a closed account leave the other, with the contact details', async () => {
  await ask();
  await accept();
  const { closeAccount } = await import('../accounts/close-account.ts');
  await server.database.write.transaction().execute((trx) => closeAccount(trx, founder.id, server.now()));
  expect(await desks.shownTo(investor, 'connections')).toEqual([]);
  expect(await desks.shownTo(investor, 'contacts')).toEqual([]);
});

test('the business model of a company stands with its deals, whichever came first, and as it is now', async () => {
  const edit = (from: string, to: string) =>
    desks.send(founder, 'editCompany', { from: { businessModel: from }, to: { businessModel: to } });
  const told = 'Looms are rented by the metre of cloth, and mended in the village.';
  await edit('', told);
  await desks.pitchOf(founder);
  const models = async () =>
    (await desks.shownTo(investor, 'opportunities')).map(({ businessModel }) => businessModel);
  expect(await models()).toEqual([told, told]);
  await edit(told, 'Looms are sold to mills, and mended by us for a yearly fee.');
  expect(await models()).toEqual(
    Array(2).fill('Looms are sold to mills, and mended by us for a yearly fee.'),
  );
});
