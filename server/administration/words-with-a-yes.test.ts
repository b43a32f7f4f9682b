import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
import { newId } from '#sync/ids.ts';
import { protocol, syncPath, syncReplySchema } from '#sync/protocol.ts';
import { up } from '../db/migrations/33-words-with-a-yes.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  admin = await desks.person({ userType: 'admin' });
});
afterEach(() => server.close());

const decide = (path: string, decision: string, reason: string) =>
  server.call('POST', `/api/admin/${path}/decision`, { cookie: admin.cookie, body: { decision, reason } });

test('whoever is approved, or let in again, reads what the admin wrote to them', async () => {
  const investor = await desks.person({ userType: 'investor' });
  await decide(`accounts/${investor.id}`, 'approve', ' Welcome aboard. ');
  await decide(`accounts/${investor.id}`, 'disable', 'Spam.');
  await decide(`accounts/${investor.id}`, 'enable', 'It was a mistake of ours.');
  const mails = await desks.mailsTo(investor.email);
  expect(mails).toContain('your account has been approved.\n\nWelcome aboard.\n');
  expect(mails).toContain('you can sign in.\n\nIt was a mistake of ours.\n');
});

test.each([
  ['Please add a photo.', 'Everybody can see it now.\n\nPlease add a photo.\n'],
  [' ', 'Everybody can see it now.\n'],
])('a founder whose pitch is approved reads what the admin wrote: %j', async (reason, end) => {
  const founder = await desks.person();
  const opportunityId = await desks.pitchOf(founder, { company: true });
  await desks.send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason });
  const mails = await desks.mailsTo(founder.email);
  expect(mails.slice(mails.indexOf('Everybody can see'))).toBe(end);
});

test('a founder who wants no mails reads on their device what the admin wrote with a yes, and nobody else does', async () => {
  const [founder, investor] = [await desks.person(), await desks.person({ userType: 'investor' })];
  await desks.send(founder, 'setNotification', { kind: 'reviews', on: false });
  const opportunityId = await desks.pitchOf(founder, { company: true });
  const [founders, investors] = [reading(founder), reading(investor)];
  await Promise.all([founders(), investors()]);
  const approved = { opportunityId, decision: 'approve', reason: 'Please add a photo.' };
  await desks.send(admin, 'reviewOpportunity', approved);
  expect(await founders()).toMatchObject({ status: 'active', reviewNote: 'Please add a photo.' });
  expect(await investors()).not.toHaveProperty('reviewNote');
  expect(await reading(founder)()).toHaveProperty('reviewNote', 'Please add a photo.');
  const words = { dealTitle: 'Lantern Looms', from: { location: 'Surat' }, to: { location: 'Pune' } };
  await desks.send(founder, 'editOpportunity', { opportunityId, ...words });
  expect(await founders()).toMatchObject({ status: 'review', reviewNote: '' });
  await desks.send(admin, 'reviewOpportunity', { ...approved, reason: '' });
  expect(await founders()).toMatchObject({ status: 'active', location: 'Pune' });
  await desks.send(founder, 'withdrawOpportunity', { opportunityId });
  expect(await founders()).toMatchObject({ status: 'withdrawn' });
  expect(await investors()).toBeUndefined();
});

test('what was written with a yes before founders were shown it comes to their devices, once', async () => {
  const founder = await desks.person();
  const opportunityId = await desks.pitchOf(founder, { company: true });
  const reason = 'Please add a photo.';
  await desks.send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason });
  // As it was then: to them, too, it had only left the review.
  const { write } = server.database;
  await write.updateTable('changes').set({ deleted: 1 }).where('audience', '=', founder.id).execute();
  const founders = reading(founder);
  await founders();
  await up(write);
  expect(await founders()).toMatchObject({ status: 'active', reviewNote: reason });
  expect(await founders()).toBeUndefined();
});

/** What a device that follows is told of the one pitch there is; undefined where it went. */
function reading({ id: userId, cookie }: DeskPerson) {
  const asked = { protocol, epoch: '', userId, clientId: newId(), ack: 0, mutations: [] };
  let cursors = {};
  return async () => {
    const { body } = await server.call('POST', syncPath, { cookie, body: { ...asked, cursors } });
    const reply = syncReplySchema.parse(body);
    cursors = reply.cursors;
    return reply.changes.findLast(({ table }) => table === 'opportunities')?.row;
  };
}

test('whoever gets the plan that they asked for reads what the admin wrote to them', async () => {
  const investor = await desks.person({ userType: 'investor' });
  await desks.send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const { body } = await server.call('GET', adminSubscriptionsEndpoint.path, { cookie: admin.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  await decide(`subscriptions/${request?.id}`, 'confirm', 'The first month is free.');
  expect(await desks.mailsTo(investor.email)).toContain('counts from now on.\n\nThe first month is free.\n');
});
