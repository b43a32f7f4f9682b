import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { newId } from '#sync/ids.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { readAll } from './db/records.ts';
import { keepHouse } from './housekeeping.ts';
import { notify } from './notify.ts';
import { type DeskPerson, desk } from './testing/desk.ts';
import { type TestServer, testServer } from './testing/http.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let desks: ReturnType<typeof desk>;
let admin: DeskPerson;
let investor: DeskPerson;
let founder: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  admin = await desks.person({ userType: 'admin', phone: '+919876500003' });
  investor = await desks.person({ userType: 'investor', fullName: 'Harleen Sodhi', phone: '+919876500001' });
  founder = await desks.person({ fullName: 'Zoya Merchant', phone: '+919876500002' });
});
afterEach(() => server.close());

const toldTo = (person: DeskPerson) => desks.shownTo(person, 'notifications');

async function ask(opportunityId: string): Promise<string> {
  const args = { otherId: founder.id, otherName: 'Zoya Merchant', otherType: 'entrepreneur', message: '' };
  await desks.send(investor, 'requestConnection', { ...args, opportunityId });
  return connectionId(investor.id, founder.id, opportunityId);
}

function decide(path: string, body: object) {
  return server.call('POST', `/api/admin/${path}/decision`, { cookie: admin.cookie, body });
}

test('who is asked to connect is told by whom and about what, and nobody else is', async () => {
  const aboutId = await ask(await desks.pitchOf(founder));
  const told = { event: 'connection-requested', aboutId, who: 'Harleen Sodhi', what: 'Lantern Looms' };
  expect(await toldTo(founder)).toMatchObject([{ ...told, accountId: founder.id, readAt: null }]);
  expect(await toldTo(investor)).toEqual([]);
});

test.each([
  ['acceptConnection', {}, 'connection-accepted'],
  ['declineConnection', { reason: '' }, 'connection-declined'],
])('who asked is told of the answer: %s', async (name, more, event) => {
  const aboutId = await ask(await desks.pitchOf(founder));
  await desks.send(founder, name, { connectionId: aboutId, ...more });
  expect(await toldTo(investor)).toMatchObject([{ event, aboutId, who: 'Zoya Merchant' }]);
});

test('who was asked is told of a request that is withdrawn, and either of an end by the other; nobody by mail', async () => {
  const opportunityId = await desks.pitchOf(founder);
  const [withdrawn, ended] = [await ask(opportunityId), await ask(await desks.pitchOf(founder))];
  await desks.send(founder, 'acceptConnection', { connectionId: ended });
  const mails = [await desks.mailsTo(founder.email), await desks.mailsTo(investor.email)];
  await desks.send(investor, 'withdrawConnection', { connectionId: withdrawn });
  await desks.send(founder, 'endConnection', { connectionId: ended });
  const what = 'Lantern Looms';
  expect((await toldTo(founder)).at(-1)).toMatchObject({
    event: 'connection-withdrawn',
    aboutId: withdrawn,
    who: 'Harleen Sodhi',
    what,
  });
  expect((await toldTo(investor)).at(-1)).toMatchObject({
    event: 'connection-ended',
    aboutId: ended,
    who: 'Zoya Merchant',
    what,
  });
  expect([await desks.mailsTo(founder.email), await desks.mailsTo(investor.email)]).toEqual(mails);
});

test.each([['founder'], ['investor']] as const)(
  'nobody is told that the other turned from them once the %s has blocked the other',
  async (blocker) => {
    const [withdrawn, ended] = [
      await ask(await desks.pitchOf(founder)),
      await ask(await desks.pitchOf(founder)),
    ];
    await desks.send(founder, 'acceptConnection', { connectionId: ended });
    const toldOf = async (who: DeskPerson) => (await toldTo(who)).map(({ event }) => event);
    const told = [await toldOf(founder), await toldOf(investor)];
    const [by, other] = blocker === 'founder' ? [founder, investor] : [investor, founder];
    await desks.send(by, 'setBlocked', { personId: other.id, personName: '', on: true });
    for (const [who, name, connectionId] of [
      [investor, 'withdrawConnection', withdrawn],
      [founder, 'endConnection', ended],
    ] as const)
      expect(await desks.send(who, name, { connectionId })).toMatchObject({ result: 'applied' });
    expect([await toldOf(founder), await toldOf(investor)]).toEqual(told);
  },
);

test('a founder is told what became of a pitch, also one who wants no mail about it', async () => {
  const opportunityId = await desks.pitchOf(founder, { company: true });
  await desks.send(founder, 'setNotification', { kind: 'reviews', on: false });
  await desks.send(admin, 'reviewOpportunity', { opportunityId, decision: 'decline', reason: 'Too short.' });
  await desks.send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: '' });
  const told = { aboutId: opportunityId, who: '', what: 'Lantern Looms' };
  expect(await toldTo(founder)).toMatchObject([
    { event: 'pitch-declined', ...told },
    { event: 'pitch-approved', ...told },
  ]);
});

test('a person is told of a decision on their account, their plan and their report', async () => {
  await decide(`accounts/${investor.id}`, { decision: 'decline', reason: 'Unreadable.' });
  await decide(`accounts/${investor.id}`, { decision: 'approve' });
  await desks.send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const { body } = await server.call('GET', '/api/admin/subscriptions', { cookie: admin.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  await decide(`subscriptions/${request?.id}`, { decision: 'confirm' });
  const reportId = newId();
  const report = {
    subject: 'person',
    subjectId: (await desks.person({ userType: 'investor' })).id,
    subjectName: 'Zoya',
    reason: 'spam',
    detail: '',
  };
  await desks.send(investor, 'reportAbuse', { reportId, ...report });
  await desks.send(admin, 'decideReport', { reportId, state: 'dismissed', answer: '' });
  expect((await toldTo(investor)).map(({ event }) => event)).toEqual([
    'account-declined',
    'account-approved',
    'plan-confirmed',
    'report-answered',
  ]);
});

test('what is read on one device is read on all, from the first time on; what is gone does not matter', async () => {
  await ask(await desks.pitchOf(founder));
  const [told] = await toldTo(founder);
  const read = () => desks.send(founder, 'readNotifications', { ids: [newId(), told?.id] });
  expect(await read()).toMatchObject({ result: 'applied' });
  const [before] = await toldTo(founder);
  server.moveClock(day);
  await read();
  expect(before?.readAt).toEqual(expect.any(String));
  expect(await toldTo(founder)).toEqual([before]);
});

test('nobody reads what another was told', async () => {
  await ask(await desks.pitchOf(founder));
  const [told] = await toldTo(founder);
  await desks.send(investor, 'readNotifications', { ids: [told?.id] });
  expect(await toldTo(founder)).toMatchObject([{ readAt: null }]);
});

test('notifications go after half a year, and at most the 500 newest of a person are kept', async () => {
  await server.database.write.transaction().execute(async (trx) => {
    for (let count = 0; count < 503; count += 1)
      await notify(trx, { accountId: founder.id, event: 'account-approved', aboutId: newId() }, server.now());
    await notify(trx, { accountId: investor.id, event: 'account-approved', aboutId: newId() }, server.now());
  });
  const left = await readAll(server.database.read, 'notifications');
  expect(left.filter(({ accountId }) => accountId === founder.id)).toHaveLength(500);
  expect(left.filter(({ accountId }) => accountId === investor.id)).toHaveLength(1);
  server.moveClock(181 * day);
  await keepHouse(server);
  expect(await readAll(server.database.read, 'notifications')).toEqual([]);
});
