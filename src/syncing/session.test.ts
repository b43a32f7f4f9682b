import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { device } from '#src/data/device-db.ts';
import { forgetPerson } from '#src/data/people.ts';
import { openList, useOpenedList } from '#src/state/opened-list.ts';
import { noteSignup, useSignupValues } from '#src/state/signup-values.ts';
import { notePerson } from '#src/state/sync-status.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { fillDevice, freeDevice } from '#src/testing/full-device.ts';
import { guestId, newId } from '#sync/ids.ts';
import { onSignedInAgain, signIn, signOut, tidyDevice } from './session.ts';

vi.hoisted(() => {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    vi.stubGlobal(name, {
      length: 0,
      key: () => null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  }
});

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

test('a list that was opened with the app, and what is written in the tools, are gone once one signs out', async () => {
  await enter(newId());
  openList(new File(['Loom Fund'], 'autumn.csv'));
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' } });
  await signOut();
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

test('a device whose browser opens no database has nothing to tidy', async () => {
  device.close({ disableAutoOpen: false });
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await expect(tidyDevice()).resolves.toBeUndefined();
});
