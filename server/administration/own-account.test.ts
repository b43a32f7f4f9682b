import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveIdentity } from '../db/identities.ts';
import { keepHouse } from '../housekeeping.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { logIn, messagesTo, signUp } from '../testing/people.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let mailsTo: ReturnType<typeof desk>['mailsTo'];
let person: ReturnType<typeof desk>['person'];
let pitchOf: ReturnType<typeof desk>['pitchOf'];
let send: ReturnType<typeof desk>['send'];
let shownTo: ReturnType<typeof desk>['shownTo'];
beforeEach(async () => {
  server = await testServer();
  ({ mailsTo, person, pitchOf, send, shownTo } = desk(server));
});
afterEach(() => server.close());

test('an account goes 30 days after its owner asked, and what must be kept is kept as long as the policy says', async () => {
  const [founder, admin] = [await person(), await person({ userType: 'admin' })];
  const opportunityId = await pitchOf(founder, { company: true });
  await send(admin, 'reviewOpportunity', { opportunityId, decision: 'approve', reason: '' });
  const { status, body } = await server.call('POST', '/api/account/deletion', { cookie: founder.cookie });
  expect({ status, body }).toEqual({ status: 200, body: { deleteAt: '2026-03-31T09:00:00.000Z' } });
  expect((await server.call('GET', '/api/auth/user', { cookie: founder.cookie })).status).toBe(401);
  server.moveClock(30 * day - 1);
  await keepHouse(server);
  expect(await accountIds()).toContain(founder.id);
  server.moveClock(1);
  await keepHouse(server);
  expect(await accountIds()).not.toContain(founder.id);
  expect(await server.database.read.selectFrom('opportunities').select('id').execute()).toEqual([]);
  expect((await kept()).sort()).toEqual(['account', 'communication', 'transaction']);
  server.moveClock(3 * 365 * day + 2 * day);
  await keepHouse(server);
  expect(await kept()).toEqual(['transaction']);
  server.moveClock(4 * 365 * day + 2 * day);
  await keepHouse(server);
  expect(await kept()).toEqual([]);
});

test('with an account goes its mailbox from the newsletter, and no mailbox that was not proven to be its owner’s', async () => {
  const [founder, unproven, stays] = [await person(), await person({ emailVerified: false }), await person()];
  for (const one of [founder, unproven, stays]) await send(one, 'subscribeNewsletter', { email: one.email });
  for (const { cookie } of [founder, unproven])
    expect((await server.call('POST', '/api/account/deletion', { cookie })).status).toBe(200);
  await server.database.write.updateTable('newsletterSubscriptions').set({ state: 'confirmed' }).execute();
  server.moveClock(30 * day);
  await keepHouse(server);
  expect((await accountIds()).sort()).toEqual([stays.id]);
  const { read } = server.database;
  const kept = await read.selectFrom('newsletterSubscriptions').selectAll().orderBy('createdAt').execute();
  expect(kept.map(({ email }) => email).sort()).toEqual([unproven.email, stays.email].sort());
  const links = await read.selectFrom('newsletterLinks').select('subscriptionId').distinct().execute();
  expect(links.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(kept.map(({ id }) => id).sort());
});

const accountIds = async () =>
  (await server.database.read.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
const kept = async () =>
  (await server.database.read.selectFrom('archive').select('kind').execute()).map(({ kind }) => kind);

test('who logs in before that day keeps the account, and is told so at once and by mail', async () => {
  const founder = await signUp(server);
  await server.call('POST', '/api/account/deletion', { cookie: founder.cookie });
  server.moveClock(29 * day);
  expect(await logIn(server, founder.email)).toMatchObject({ status: 200, body: { deletionUndone: true } });
  expect((await logIn(server, founder.email)).body).not.toHaveProperty('deletionUndone');
  server.moveClock(2 * day);
  await keepHouse(server);
  expect(await accountIds()).toEqual([founder.id]);
  expect(await mailsTo(founder.email)).toContain('Your account stays');
});

test('a mailbox that is nobody’s yet gets two letters a day about going, and two about staying, whoever claims it', async () => {
  const email = 'tara@people.example';
  const told = async () =>
    (await messagesTo(server, email)).filter(({ subject }) => subject.startsWith('Your account '));
  const asks = async ({ cookie }: { cookie: string }) =>
    server.call('POST', '/api/account/deletion', { cookie });
  for (const password of ['a feather in the wind', 'feathers of a stranger']) {
    let one: { cookie: string } = await signUp(server, { email, password, confirmPassword: password });
    for (let times = 0; times < 3; times += 1) {
      expect(await asks(one)).toMatchObject({ status: 200, body: { deleteAt: '2026-03-31T09:00:00.000Z' } });
      one = await logIn(server, email, { password });
      expect(one).toMatchObject({ status: 200 });
    }
  }
  expect(await told()).toHaveLength(4);
  server.moveClock(day);
  const { cookie } = await logIn(server, email);
  await asks({ cookie });
  expect(await told()).toHaveLength(5);
});

test('an account is deleted only by whoever has just proved who they are', async () => {
  const founder = await signUp(server);
  server.moveClock(11 * 60_000);
  const answer = await server.call('POST', '/api/account/deletion', { cookie: founder.cookie });
  expect(answer).toMatchObject({ status: 403, body: { code: 'reauthentication-needed' } });
});

test('the only admin cannot go', async () => {
  const admin = await person({ userType: 'admin' });
  const answer = await server.call('POST', '/api/account/deletion', { cookie: admin.cookie });
  expect(answer).toMatchObject({ status: 409, body: { code: 'last-admin' } });
});

const pdf = Buffer.from('%PDF-1.7\nthe papers\n%%EOF\n');
const upload = (by: DeskPerson, bytes: Buffer, type = 'application/pdf') =>
  fetch(`${server.origin}/api/account/certificate?name=papers.pdf`, {
    method: 'PUT',
    headers: { origin: server.origin, cookie: by.cookie, 'content-type': type },
    body: new Uint8Array(bytes),
  });

test('a certificate can be read by its owner and by admins, which is written down, and by nobody else', async () => {
  const [owner, admin, other] = [
    await person({ userType: 'investor', approval: 'declined' }),
    await person({ userType: 'admin' }),
    await person(),
  ];
  expect((await upload(owner, pdf)).status).toBe(200);
  expect(await shownTo(owner, 'accounts')).toMatchObject([{ approval: 'pending' }]);
  const path = `/api/admin/accounts/${owner.id}/certificate`;
  expect(
    (await server.call('GET', '/api/account/certificate/file', { cookie: owner.cookie })).body,
  ).toContain('the papers');
  expect((await server.call('GET', path, { cookie: admin.cookie })).body).toContain('the papers');
  expect((await server.call('GET', path, { cookie: owner.cookie })).status).toBe(404);
  expect((await server.call('GET', '/api/account/certificate/file', { cookie: other.cookie })).status).toBe(
    404,
  );
  const { body } = await server.call('GET', '/api/admin/audit?action=readCertificate', {
    cookie: admin.cookie,
  });
  expect(body).toMatchObject([{ rowId: owner.id }]);
});

test.each([
  ['a page', Buffer.from('<script>alert(1)</script>'), 400, 'Please choose a PDF, PNG or JPEG file.'],
  ['half a PDF', Buffer.from('%PDF-1.7\nthe pap'), 400, 'Please choose a PDF, PNG or JPEG file.'],
  ['nothing', Buffer.from(''), 400, 'Please choose a PDF, PNG or JPEG file.'],
  ['over 5 MB', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 413, 'The file may be at most 5 MB.'],
])('%s is no certificate', async (_, bytes, status, message) => {
  const answer = await upload(await person({ userType: 'investor' }), bytes);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status, body: { message } });
});

test('an export holds everything of the person and nothing of anybody else, and no secret', async () => {
  const [founder, other] = [await person(), await person()];
  await pitchOf(founder);
  await pitchOf(other);
  const { body } = await server.call('GET', '/api/account/export', { cookie: founder.cookie });
  const text = JSON.stringify(body);
  expect(text).toContain(founder.email);
  expect(text).toContain('Lantern Looms');
  for (const secret of [other.id, other.email, 'Hash']) expect(text).not.toContain(secret);
});

test('an export tells of the newsletter to a proven mailbox and of who else vouches for the person', async () => {
  const people = [await person(), await person({ emailVerified: false })];
  for (const one of people) {
    await send(one, 'subscribeNewsletter', { email: one.email });
    await saveGoogle(one.id);
  }
  const [told, untold] = await Promise.all(
    people.map(({ cookie }) => server.call('GET', '/api/account/export', { cookie })),
  );
  const identities = [{ issuer: 'https://accounts.google.com', createdAt: server.now() }];
  expect(told?.body).toMatchObject({
    newsletter: [{ state: 'pending', createdAt: server.now() }],
    identities,
  });
  expect(untold?.body).toMatchObject({ newsletter: [], identities });
  expect(JSON.stringify([told, untold])).not.toContain('known-there-as');
});

const saveGoogle = (accountId: string) => {
  const subject = `known-there-as-${accountId}`;
  const identity = { issuer: 'https://accounts.google.com', subject, accountId, createdAt: server.now() };
  return server.database.write.transaction().execute((trx) => saveIdentity(trx, identity));
};
