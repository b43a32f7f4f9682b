import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { readRow } from '../db/records.ts';
import { connectionsLeft, takeConnection } from '../policies/connecting.ts';
import { writeChanges } from '../syncing/write.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let mailsTo: ReturnType<typeof desk>['mailsTo'];
let person: ReturnType<typeof desk>['person'];
let send: ReturnType<typeof desk>['send'];
let shownTo: ReturnType<typeof desk>['shownTo'];
let pitchOf: ReturnType<typeof desk>['pitchOf'];
beforeEach(async () => {
  server = await testServer();
  ({ mailsTo, person, pitchOf, send, shownTo } = desk(server));
});
afterEach(() => server.close());

async function makeAdmin({ id }: Account): Promise<void> {
  const row = await readRow(server.database.read, 'accounts', id);
  if (!row) throw new Error('There is no such account');
  const admin = { ...row, userType: 'admin' as const };
  const change = { table: 'accounts' as const, id, row: admin };
  await server.database.write.transaction().execute((trx) => writeChanges(trx, [change], server.now()));
}

test('an account is approved by an admin, with a mail, once', async () => {
  const [admin, investor] = [await person({ userType: 'admin' }), await person({ userType: 'investor' })];
  const decide = (body: object) =>
    server.call('POST', `/api/admin/accounts/${investor.id}/decision`, { cookie: admin.cookie, body });
  expect((await decide({ decision: 'decline' })).body).toMatchObject({ field: 'reason' });
  expect((await decide({ decision: 'approve' })).status).toBe(200);
  expect((await decide({ decision: 'approve' })).status).toBe(409);
  expect(await shownTo(investor, 'accounts')).toMatchObject([{ approval: 'approved' }]);
  expect(await mailsTo(investor.email)).toContain('your account has been approved.');
});

test('a disabled account is signed out everywhere', async () => {
  const [admin, investor] = [await person({ userType: 'admin' }), await person({ userType: 'investor' })];
  await server.call('POST', `/api/admin/accounts/${investor.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'disable', reason: 'Spam.' },
  });
  expect((await server.call('GET', '/api/auth/user', { cookie: investor.cookie })).status).toBe(401);
});

test('with the account of a founder its pitches leave the market, and come back only by a review', async () => {
  const [admin, founder, investor] = [
    await person({ userType: 'admin' }),
    await person(),
    await person({ userType: 'investor' }),
  ];
  const [open, closed, waiting, withdrawn] = [
    await pitchOf(founder, { company: true }),
    await pitchOf(founder),
    await pitchOf(founder),
    await pitchOf(founder),
  ];
  for (const opportunityId of [open, closed])
    await send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: '' });
  await send(founder, 'closeOpportunity', { opportunityId: closed });
  await send(founder, 'withdrawOpportunity', { opportunityId: withdrawn });
  const update = { updateId: newId(), opportunityId: open, title: 'It rains', text: 'Looms run.' };
  await send(founder, 'publishUpdate', update);
  expect(await shownTo(investor, 'dealUpdates')).toHaveLength(1);
  const decide = (decision: string) =>
    server.call('POST', `/api/admin/accounts/${founder.id}/decision`, {
      cookie: admin.cookie,
      body: { decision, reason: 'The looms do not exist.' },
    });
  expect((await decide('disable')).status).toBe(200);
  expect((await server.call('GET', '/api/opportunities')).body).toEqual([]);
  for (const table of ['opportunities', 'dealUpdates']) expect(await shownTo(investor, table)).toEqual([]);
  const kept = await shownTo(admin, 'opportunities');
  const off = { status: 'declined', reviewNote: 'The looms do not exist.' };
  for (const id of [open, closed, waiting]) expect(kept.find((row) => row.id === id)).toMatchObject(off);
  expect(kept.find((row) => row.id === withdrawn)).toMatchObject({ status: 'withdrawn' });
  const asked = { otherId: founder.id, otherName: '', otherType: 'entrepreneur', message: '' };
  for (const opportunityId of [open, closed, waiting])
    expect(await send(investor, 'requestConnection', { ...asked, opportunityId })).toMatchObject({
      result: 'refused',
    });
  expect(await connectionsLeft(server.database.read, investor, server.now())).toBe(3);
  expect(await mailsTo(founder.email)).toContain('Your pitches are shown to nobody any more.');
  await decide('enable');
  expect(await shownTo(investor, 'opportunities')).toEqual([]);
  expect(await mailsTo(founder.email)).toContain('Edit them, and they go to review again.');
});

test('nobody decides on what is their own: account, pitch, plan, or a report about them or their pitch', async () => {
  const founder = await person();
  const opportunityId = await pitchOf(founder);
  await send(founder, 'requestPlan', { planId: 'entrepreneur-basic-monthly' });
  const reportId = newId();
  const told = { subject: 'person', subjectId: founder.id, subjectName: 'Tara', reason: 'spam', detail: '' };
  const investor = await person({ userType: 'investor' });
  await send(investor, 'reportAbuse', { reportId, ...told });
  const aboutPitch = { ...told, subject: 'opportunity', subjectId: opportunityId };
  const ofPitch = newId();
  await send(investor, 'reportAbuse', { reportId: ofPitch, ...aboutPitch });
  await makeAdmin(founder);
  expect(
    await send(founder, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: '' }),
  ).toMatchObject({
    result: 'refused',
    failure: { code: 'own-pitch', message: 'You cannot decide on your own pitch: another admin has to.' },
  });
  const decideReport = (by: DeskPerson, id: string) =>
    send(by, 'decideReport', { reportId: id, state: 'dismissed', answer: '' });
  for (const id of [reportId, ofPitch])
    expect(await decideReport(founder, id)).toMatchObject({ failure: { code: 'about-oneself' } });
  expect(await decideReport(await person({ userType: 'admin' }), ofPitch)).toMatchObject({
    result: 'applied',
  });
  const decide = (path: string, decision: string) =>
    server.call('POST', `/api/admin/${path}/decision`, { cookie: founder.cookie, body: { decision } });
  expect(await decide(`accounts/${founder.id}`, 'approve')).toMatchObject({
    status: 409,
    body: { code: 'own-account', message: 'You cannot decide on your own account: another admin has to.' },
  });
  const { body } = await server.call('GET', '/api/admin/subscriptions', { cookie: founder.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  expect(await decide(`subscriptions/${request?.id}`, 'confirm')).toMatchObject({
    status: 409,
    body: { code: 'own-plan' },
  });
  expect((await readRow(server.database.read, 'opportunities', opportunityId))?.status).toBe('review');
});

test('the audit log can be neither changed nor shortened', async () => {
  const [admin, investor] = [await person({ userType: 'admin' }), await person({ userType: 'investor' })];
  await server.call('POST', `/api/admin/accounts/${investor.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'approve' },
  });
  const { write } = server.database;
  await expect(write.updateTable('auditLog').set({ detail: '' }).execute()).rejects.toThrow('append-only');
  await expect(write.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
});

test('a plan counts once an admin has confirmed it, and takes the place of the one before', async () => {
  const [admin, investor] = [await person({ userType: 'admin' }), await person({ userType: 'investor' })];
  const left = () => connectionsLeft(server.database.read, investor, server.now());
  const confirm = async (planId: string) => {
    await send(investor, 'requestPlan', { planId });
    const { body } = await server.call('GET', '/api/admin/subscriptions', { cookie: admin.cookie });
    const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
    return server.call('POST', `/api/admin/subscriptions/${request?.id}/decision`, {
      cookie: admin.cookie,
      body: { decision: 'confirm' },
    });
  };
  await send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  expect(await left()).toBe(3);
  await send(investor, 'endPlan', { planId: 'investor-basic-monthly' });
  expect((await confirm('investor-basic-monthly')).status).toBe(200);
  expect(await left()).toBe(10);
  expect((await confirm('investor-premium-monthly')).status).toBe(200);
  expect(await left()).toBeNull();
  const states = (await shownTo(investor, 'subscriptions')).map(({ planId, state }) =>
    [planId, state].join(' '),
  );
  expect(states.sort()).toEqual(['investor-basic-monthly ended', 'investor-premium-monthly active']);
  expect(await send(investor, 'requestPlan', { planId: 'entrepreneur-basic-monthly' })).toMatchObject({
    failure: { message: 'Please select a subscription plan' },
  });
});

test('of 50 connections begun at once on a plan of ten, exactly ten are taken, and the next month has ten more', async () => {
  const [admin, investor] = [await person({ userType: 'admin' }), await person({ userType: 'investor' })];
  await send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const { body } = await server.call('GET', '/api/admin/subscriptions', { cookie: admin.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  await server.call('POST', `/api/admin/subscriptions/${request?.id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'confirm' },
  });
  const begin = () =>
    server.database.write.transaction().execute((trx) => takeConnection(trx, investor, server.now()));
  const answers = await Promise.all(Array.from({ length: 50 }, begin));
  expect(answers.filter((answer) => answer === null)).toHaveLength(10);
  expect(answers.find((answer) => answer !== null)).toMatchObject({
    failure: { code: 'plan-limit' },
    retryAt: '2026-03-31T18:30:00.000Z',
  });
  server.moveClock(Date.parse('2026-03-31T18:29:59.999Z') - Date.parse(server.now()));
  expect(await begin()).not.toBeNull();
  server.moveClock(1);
  expect(await begin()).toBeNull();
  expect(await connectionsLeft(server.database.read, investor, server.now())).toBe(9);
});
