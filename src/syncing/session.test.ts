import 'fake-indexeddb/auto';
import '#src/testing/page-globals.ts';
import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearLogoutOwed, currentPersonId, device, isLogoutOwed } from '#src/data/database/device-db.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { databaseName } from '#src/data/database/rows.ts';
import { createDraft } from '#src/data/drafts.ts';
import { forgetPerson } from '#src/data/people/people.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { openList, useOpenedList } from '#src/state/opened-list.ts';
import { placesOfTab } from '#src/state/places.ts';
import { noteSignup, useSignupValues } from '#src/state/signup-values.ts';
import { notePerson, useSyncFacts } from '#src/state/sync-status.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { fillDevice, freeDevice } from '#src/testing/full-device.ts';
import { guestId, newId } from '#sync/ids.ts';
import { deviceWorld } from './device-world.ts';
import { finishGoogle, onSignedInAgain, signIn, signOut, tidyDevice } from './session.ts';

beforeEach(async () => {
  await forgetPerson({ logoutOwed: false });
  notePerson(guestId);
  const kept = { userId: newId(), email: 'tara@people.example', userType: 'entrepreneur' };
  useSignupValues.setState({ values: kept, next: '/deals/one-of-hers' });
});

const userOf = (id: string) => ({
  id,
  email: 'rohan@people.example',
  fullName: 'Rohan Pillai',
  userType: 'investor',
  emailVerified: false,
  phoneVerified: false,
});

/** Signs a person in, whom the server knows. */
async function enter(id: string) {
  vi.stubGlobal('fetch', async () => Response.json({ user: userOf(id), token: 'a token' }));
  return signIn({ email: 'rohan@people.example', password: 'a feather in the wind' });
}

test('who has undone the deletion of their account by signing in is told so', async () => {
  const answer = { user: userOf(newId()), token: 'a token', deletionUndone: true };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const credentials = { email: 'rohan@people.example', password: 'a feather in the wind' };
  expect(await signIn(credentials)).toMatchObject({ deletionUndone: true });
  expect(await enter(newId())).toMatchObject({ deletionUndone: false });
});

test('what a tab kept of somebody else’s sign-up is gone once another person signs in', async () => {
  await enter(newId());
  expect(useSignupValues.getState()).toMatchObject({ values: null, next: '/' });
  expect(sessionStorage.getItem('pankh-signup')).toBeNull();
});

test('where a guest’s login is to lead after the verification is kept', async () => {
  const { user } = await enter(newId());
  noteSignup({ userId: user.id, email: user.email, userType: user.userType }, '/explore');
  expect(useSignupValues.getState()).toMatchObject({ values: { userId: user.id }, next: '/explore' });
  expect(sessionStorage.getItem('pankh-signup')).toContain('/explore');
});

test('who proves again who they are keeps where their own sign-up was to lead', async () => {
  const id = newId();
  notePerson(id);
  await enter(id);
  expect(useSignupValues.getState()).toMatchObject({ next: '/deals/one-of-hers' });
});

test('a new session of the same person is told of: the device was woken for the one before', async () => {
  let again = 0;
  onSignedInAgain(() => {
    again += 1;
  });
  const id = newId();
  await enter(id);
  expect(again).toBe(0);
  await enter(id);
  expect(again).toBe(1);
});

test('who signs in waits for a long answer no longer than for that to a sign-out', async () => {
  const held = Promise.withResolvers<void>();
  const sync = navigator.locks.request('pankh-sync', () => held.promise);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms > 20_000 ? new AbortController().signal : AbortSignal.abort(new DOMException('Over', 'TimeoutError')),
  );
  const id = newId();
  expect((await enter(id)).user.id).toBe(id);
  held.resolve();
  await expect(sync).resolves.toBeUndefined();
});

/** The server, and the cookie that it has set last. `answers`: when it answers, by path. */
function serverOf(id: string, answers: Record<string, Promise<unknown>> = {}) {
  const server = { cookie: 'tara', asked: [] as string[] };
  vi.stubGlobal('fetch', async (path: string) => {
    server.asked.push(path);
    const isLogin = path.endsWith('/login');
    if (isLogin) server.cookie = 'rohan';
    await answers[path];
    // As it does: whatever the request carried ends, and the cookie goes.
    if (!isLogin) server.cookie = '';
    return Response.json(isLogin ? { user: userOf(id), token: 'a token' } : { ok: true });
  });
  return server;
}

/** Nobody waits for the network lock, which a long answer holds. */
function waitForNothingLong() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === 20_000
      ? AbortSignal.abort(new DOMException('Over', 'TimeoutError'))
      : new AbortController().signal,
  );
}

const credentials = { email: 'rohan@people.example', password: 'a feather in the wind' };

test('who signs in while a long answer to who signed out still comes has the cookie of their own session at the end', async () => {
  const [longAnswer, login] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await enter(newId());
  const server = serverOf(newId(), { '/api/auth/login': login.promise });
  const { settleLogout } = deviceWorld(() => {});
  const drained = withNetworkLock(async () => {
    await longAnswer.promise;
    await settleLogout();
  });
  await signOut();
  waitForNothingLong();
  const signedIn = signIn(credentials);
  await vi.waitUntil(() => server.cookie === 'rohan');
  // Its own answer is on a slow line: the long one ends before it is here.
  longAnswer.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  login.resolve();
  await Promise.all([signedIn, drained]);
  expect(server).toEqual({ cookie: 'rohan', asked: ['/api/auth/login'] });
});

test('who signs in while a sign-out is just being told waits for that', async () => {
  const logout = Promise.withResolvers<void>();
  await enter(newId());
  await signOut();
  const server = serverOf(newId(), { '/api/auth/logout': logout.promise });
  const drained = withNetworkLock(() => deviceWorld(() => {}).settleLogout());
  await vi.waitUntil(() => server.asked.length === 1);
  waitForNothingLong();
  const signedIn = signIn(credentials);
  await new Promise((resolve) => setTimeout(resolve, 50));
  logout.resolve();
  await Promise.all([signedIn, drained]);
  expect(server).toEqual({ cookie: 'rohan', asked: ['/api/auth/logout', '/api/auth/login'] });
});

test('a sign-out that is owed is still told where nobody could sign in', async () => {
  await enter(newId());
  await signOut();
  const failure = { code: 'wrong-credentials', message: 'Please check your email and password.' };
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 401 }));
  await expect(signIn(credentials)).rejects.toThrow();
  const server = serverOf(newId());
  await deviceWorld(() => {}).settleLogout();
  expect(server.asked).toEqual(['/api/auth/logout']);
});

const cutLogin = async () => new Response('{"user":', { headers: { 'Content-Type': 'application/json' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = async () => Response.json({ code: 'wrong-credentials', message: 'No.' }, { status: 401 });

test.each([
  ['whose answer to a sign-in broke off is to end', cutLogin, () => signIn(credentials), true],
  ['who came back from Google when the network was gone is to end', lost, finishGoogle, true],
  ['who was here while another mistyped their password goes on', refused, () => signIn(credentials), false],
])('the session that the cookie may hold of somebody %s', async (_, answer, come, isEnded) => {
  const { user } = await enter(newId());
  vi.stubGlobal('fetch', answer);
  await expect(come()).rejects.toThrow();
  expect([await currentPersonId(), await isLogoutOwed()]).toEqual([user.id, isEnded]);
});

test.each([
  ['goes on where it is whose device it is', true, ['/api/auth/user']],
  ['ends where it is anybody else’s', false, ['/api/auth/user', '/api/auth/logout']],
])('the session of a sign-in that came to nothing %s', async (_, isTheirs, asked) => {
  const { user } = await enter(newId());
  vi.stubGlobal('fetch', lost);
  await expect(finishGoogle()).rejects.toThrow();
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    seen.push(path);
    if (path.endsWith('/logout')) return Response.json({ ok: true });
    return isTheirs ? Response.json(user) : refused();
  });
  await deviceWorld(() => {}).settleLogout();
  expect([seen, await isLogoutOwed()]).toEqual([asked, false]);
});

/** What happens where the device is about to be given to somebody. */
function beforeGiven(happens: () => Promise<void>) {
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    return Dexie.Promise.resolve(happens()).then(() => Reflect.apply(device.transaction, device, asked));
  });
}

test('should the tab die before the device is theirs, the session of who signs in ends', async () => {
  await enter(newId());
  let isOwed = false;
  beforeGiven(async () => {
    isOwed = await isLogoutOwed();
  });
  await enter(newId());
  expect([isOwed, await isLogoutOwed()]).toEqual([true, false]);
});

test('who signs in again on their own device keeps that session, though something fails', async () => {
  const { user } = await enter(newId());
  beforeGiven(() => Promise.reject(new Error('Something')));
  await expect(enter(user.id)).rejects.toThrow('Something');
  expect([await currentPersonId(), await isLogoutOwed()]).toEqual([user.id, false]);
});

test('where a newer version has changed what is kept of who signs in, that is told, and their session ends again', async () => {
  const id = newId();
  const opening = indexedDB.open(databaseName(id), 1000);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  opening.result.close();
  await expect(enter(id)).rejects.toMatchObject({ name: 'UnopenedOwnError', fault: 'newer' });
  expect([await currentPersonId(), await isLogoutOwed()]).toEqual([guestId, true]);
  await clearLogoutOwed();
});

test('who has the device, though it is too full to tidy whoever was here before, sees nothing that the tab kept of them', async () => {
  const id = newId();
  await enter(newId());
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' } });
  const given = vi.spyOn(device, 'transaction').mockImplementationOnce((...asked) => {
    given.mockRestore();
    return Reflect.apply(device.transaction, device, asked).finally(fillDevice);
  });
  await expect(enter(id)).rejects.toThrow();
  freeDevice();
  expect(await currentPersonId()).toBe(id);
  expect(useSyncFacts.getState().personId).toBe(id);
  expect(useTypedTools.getState()).toEqual({});
});

test('a list that was opened with the app, and what is written in the tools, are gone once one signs out', async () => {
  await enter(newId());
  openList(new File(['Loom Fund'], 'autumn.csv'));
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' } });
  sessionStorage.setItem('pankh-places', '[["entry-1",{"y":80,"link":"/messages/1"}]]');
  const places = placesOfTab();
  await signOut();
  expect(places.size).toBe(0);
  expect(sessionStorage.getItem('pankh-places')).toBeNull();
  expect(useOpenedList.getState()).toMatchObject({ file: undefined, lost: '' });
  expect(useTypedTools.getState()).toEqual({});
  expect(sessionStorage.getItem('pankh-opened-list')).toBe('');
  expect(sessionStorage.getItem('pankh-tools')).toBeNull();
});

test('the list and what is written in the tools stay with who could not be signed out', async () => {
  await enter(newId());
  const list = new File(['Loom Fund'], 'autumn.csv');
  openList(list);
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' } });
  fillDevice();
  await expect(signOut()).rejects.toThrow();
  freeDevice();
  expect(useOpenedList.getState().file).toBe(list);
  expect(useTypedTools.getState()).toEqual({ 'pitch-enhancer': { industry: 'Textiles' } });
});

test('on a device that is full of what somebody has stored they can sign out: that makes room', async () => {
  const { user } = await enter(newId());
  await createDraft();
  fillDevice();
  const { deleteDatabase } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (this: IDBFactory, name) {
    const deletion = deleteDatabase.call(this, name);
    deletion.addEventListener('success', freeDevice);
    return deletion;
  });
  await signOut();
  expect([await currentPersonId(), await isLogoutOwed()]).toEqual([guestId, true]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(user.id));
  expect(await keptWork()).toEqual([]);
});

test('a device whose browser opens no database has nothing to tidy', async () => {
  device.close({ disableAutoOpen: false });
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await expect(tidyDevice()).resolves.toBeUndefined();
});
