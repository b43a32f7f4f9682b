import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleStartPath } from '#sync/endpoints/google.ts';
import { newId } from '#sync/ids.ts';
import { protocol } from '#sync/protocol.ts';
import { readAll, readRow } from '../db/records.ts';
import { storeAccount } from '../testing/accounts.ts';
import { browser, type Visited } from '../testing/browser.ts';
import { type Provider, serverWithGoogle } from '../testing/google.ts';
import type { TestServer } from '../testing/http.ts';
import { logIn, type Person, signUp } from '../testing/people.ts';

// Who comes with Google may have opened an account with the same email and a password before, and never verified it; so may
// a stranger have.

let server: TestServer;
let provider: Provider;
beforeEach(async () => {
  ({ server, provider } = await serverWithGoogle());
  provider.is({ sub: 'isha-1', email, email_verified: true, name: 'Isha Rao' });
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const email = 'isha@people.example';
const strangers = { password: 'feathers of a stranger', confirmPassword: 'feathers of a stranger' };
const mine = () => signUp(server, { email, fullName: 'Isha Rao' });
const stranger = () => signUp(server, { email, fullName: 'Rohan Kale', ...strangers });
const outcomeOf = ({ url }: Visited) => url.searchParams.get('google');
const account = (id: string) => readRow(server.database.read, 'accounts', id);
const statusOf = async (cookie: string) => (await server.call('GET', '/api/auth/user', { cookie })).status;
const userOf = async ({ cookie }: Visited) => (await server.call('GET', '/api/auth/user', { cookie })).body;
const role = { userType: 'investor', termsAccepted: 'true' } as const;

async function draftOf({ id, cookie }: Person): Promise<string> {
  const draftId = newId();
  const mutations = [{ seq: 1, id: newId(), name: 'createDraft', args: { draftId, currency: 'INR' } }];
  const body = { protocol, epoch: '', userId: id, clientId: newId(), ack: 0, mutations, cursors: {} };
  expect((await server.call('POST', '/api/sync', { body, cookie })).status).toBe(200);
  return draftId;
}

test('who comes with Google from the device of their unverified account goes on with it, its work and its password', async () => {
  const own = await mine();
  const draftId = await draftOf(own);
  const back = await browser(server, { cookie: own.cookie })(googleStartPath({ next: '/drafts' }));
  expect(back.url.search).toBe('?google=done&next=%2Fdrafts');
  expect(await userOf(back)).toMatchObject({ id: own.id, emailVerified: true });
  expect(await readRow(server.database.read, 'drafts', draftId)).toMatchObject({ ownerId: own.id });
  expect((await logIn(server, email)).body).toMatchObject({ user: { id: own.id } });
  // From any other device, too.
  expect(await userOf(await browser(server)(googleStartPath({})))).toMatchObject({ id: own.id });
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(1);
});

test("who proves a password first keeps that account, and a stranger's password and sessions are worth nothing any more", async () => {
  const theirs = await stranger();
  const own = await mine();
  const { cookie } = await logIn(server, email);
  const back = await browser(server, { cookie })(googleStartPath({}));
  expect(await userOf(back)).toMatchObject({ id: own.id, emailVerified: true });
  expect(await statusOf(theirs.cookie)).toBe(401);
  expect((await logIn(server, email, strangers)).status).not.toBe(200);
  expect(await account(theirs.id)).toMatchObject({ emailVerified: false, disabledAt: server.now() });
});

test('who comes with Google from elsewhere is asked first: nothing is made, linked or closed unasked', async () => {
  const own = await mine();
  const other = await signUp(server);
  for (const visit of [browser(server), browser(server, { cookie: other.cookie })])
    for (const asked of [{}, { userType: 'investor' }, role] as const)
      expect(outcomeOf(await visit(googleStartPath(asked)))).toBe('claimed');
  expect(await readAll(server.database.read, 'accounts')).toHaveLength(2);
  expect(await account(own.id)).toMatchObject({ emailVerified: false, disabledAt: null });
  expect((await logIn(server, email)).status).toBe(200);
});

test('an account opened anew closes every other that claims the email, and nobody gets into those', async () => {
  const claims = [await stranger(), await mine()];
  const back = await browser(server)(googleStartPath({ ...role, anew: 'true' }));
  expect(outcomeOf(back)).toBe('done');
  expect(await userOf(back)).toMatchObject({ email, userType: 'investor', emailVerified: true });
  for (const { id, cookie } of claims) {
    expect(await statusOf(cookie)).toBe(401);
    expect(await account(id)).toMatchObject({ emailVerified: false, disabledAt: server.now() });
  }
  expect((await logIn(server, email, strangers)).status).not.toBe(200);
  expect(await userOf(await browser(server)(googleStartPath({})))).toEqual(await userOf(back));
});

test('no account is opened anew by a link from elsewhere, nor without the terms', async () => {
  const own = await mine();
  const crossing = browser(server, { site: 'cross-site' });
  expect(outcomeOf(await crossing(googleStartPath({ ...role, anew: 'true' })))).toBe('choose-role');
  expect(outcomeOf(await browser(server)(googleStartPath({ userType: 'investor', anew: 'true' })))).toBe(
    'choose-role',
  );
  expect(await account(own.id)).toMatchObject({ disabledAt: null });
});

test("a claim that was closed is in nobody's way", async () => {
  await storeAccount(server, { email, emailVerified: false, disabledAt: server.now() });
  expect(outcomeOf(await browser(server)(googleStartPath({})))).toBe('choose-role');
});
