import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminSubscriptionsEndpoint } from '#sync/endpoints/admin.ts';
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

test('whoever gets the plan that they asked for reads what the admin wrote to them', async () => {
  const investor = await desks.person({ userType: 'investor' });
  await desks.send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const { body } = await server.call('GET', adminSubscriptionsEndpoint.path, { cookie: admin.cookie });
  const [request] = adminSubscriptionsEndpoint.reply.parse(body).requests;
  await decide(`subscriptions/${request?.id}`, 'confirm', 'The first month is free.');
  expect(await desks.mailsTo(investor.email)).toContain('counts from now on.\n\nThe first month is free.\n');
});
