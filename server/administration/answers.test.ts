import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
let desks: ReturnType<typeof desk>;
let admin: DeskPerson;
let investor: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  desks = desk(server);
  admin = await desks.person({ userType: 'admin' });
  investor = await desks.person({ userType: 'investor' });
});
afterEach(() => server.close());

const decide = (path: string, body: object) =>
  server.call('POST', `/api/admin/${path}/decision`, { cookie: admin.cookie, body });
const session = () => server.call('GET', '/api/auth/user', { cookie: investor.cookie });

test('whose account is declined reads why, on the screen and in a mail', async () => {
  const reason = 'The certificate is of another person.';
  expect((await decide(`accounts/${investor.id}`, { decision: 'decline', reason })).status).toBe(200);
  expect(await desks.shownTo(investor, 'accounts')).toMatchObject([
    { approval: 'declined', approvalReason: reason },
  ]);
  expect(await desks.shownTo(investor, 'notifications')).toMatchObject([{ event: 'account-declined' }]);
  expect(await desks.mailsTo(investor.email)).toContain(`was not approved.\n\n${reason}`);
});

test('an account that was disabled is opened again, with a mail, once', async () => {
  const enable = () => decide(`accounts/${investor.id}`, { decision: 'enable' });
  expect((await enable()).status).toBe(409);
  await decide(`accounts/${investor.id}`, { decision: 'disable', reason: 'Spam.' });
  expect((await session()).status).toBe(401);
  expect((await enable()).status).toBe(200);
  const { read } = server.database;
  const { disabledAt } = await read
    .selectFrom('accounts')
    .select('disabledAt')
    .where('id', '=', investor.id)
    .executeTakeFirstOrThrow();
  expect(disabledAt).toBeNull();
  expect(await desks.mailsTo(investor.email)).toContain('your account is open again: you can sign in.');
});

test('whose plan is declined reads why, on the screen and in a mail', async () => {
  await desks.send(investor, 'requestPlan', { planId: 'investor-basic-monthly' });
  const [request] = await desks.shownTo(investor, 'subscriptions');
  const reason = 'No payment came.';
  const { status } = await decide(`subscriptions/${String(request?.id)}`, { decision: 'decline', reason });
  expect(status).toBe(200);
  expect(await desks.shownTo(investor, 'subscriptions')).toMatchObject([
    { state: 'declined', reason, decidedAt: server.now() },
  ]);
  expect(await desks.shownTo(investor, 'notifications')).toMatchObject([{ event: 'plan-declined' }]);
  expect(await desks.mailsTo(investor.email)).toContain(`was not confirmed.\n\n${reason}`);
});

test('a testimonial is shown to everybody only while it is published', async () => {
  const said = { userType: 'investor', rating: 5, content: 'It rains.', fullName: 'Esha', location: '' };
  const testimonialId = newId();
  const publish = (published: boolean) =>
    desks.send(admin, 'saveTestimonial', { testimonialId, ...said, published });
  const shown = async () => [
    (await desks.shownTo(investor, 'testimonials')).length,
    (await server.call('GET', '/api/testimonials')).body,
  ];
  await publish(false);
  expect(await shown()).toEqual([0, []]);
  expect(await desks.shownTo(admin, 'testimonials')).toMatchObject([{ content: 'It rains.' }]);
  await publish(true);
  expect(await shown()).toMatchObject([1, [{ content: 'It rains.' }]]);
  await publish(false);
  expect(await shown()).toEqual([0, []]);
});
