import 'fake-indexeddb/auto';
import '#src/testing/page-globals.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentPersonId, isLogoutOwed, setCurrentPerson } from '#src/data/database/device-db.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { closeAllToasts, useToasts } from '#src/state/toasts.ts';
import { fillDevice, freeDevice } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { askForDeletion } from './ask-for-deletion.ts';

beforeEach(closeAllToasts);

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const broken = async () => new Response('Bad Gateway', { status: 502 });
const nobody = async () =>
  Response.json({ code: 'not-signed-in', message: 'Please sign in to go on.', error: '' }, { status: 401 });

/** The network, by what it answers to the deletion, and then to who is signed in. */
function network(deletion: () => Promise<Response>, user: () => Promise<Response> = lost): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/account/deletion') return deletion();
    return path === '/api/auth/user' ? user() : lost();
  });
}

const told = () => useToasts.getState().queue.map(({ kind, title, detail }) => [kind, title, detail]);
// Half past two in the night of the third, in India.
const inApril = async () => Response.json({ deleteAt: '2026-04-02T21:00:00.000Z' });
const goes = [
  'notice',
  'Your account will be deleted',
  expect.stringContaining('It goes on 3 April 2026 (India time).'),
];
const notKnown = ['notice', 'It is not known whether your account goes', expect.stringContaining('a mail')];
const notKnownAndOut = [notKnown[0], notKnown[1], expect.stringContaining('and you are signed out. If your')];

test('who asked for the deletion is told the day and leaves the device', async () => {
  await signedInHere('investor');
  network(inApril);
  await askForDeletion();
  expect(told()).toEqual([goes]);
  expect(await currentPersonId()).toBe(guestId);
});

test('who signs in in another tab before the answer is here keeps the device', async () => {
  await signedInHere('investor');
  const meera = newId();
  network(async () => {
    await setCurrentPerson(meera);
    return inApril();
  });
  await askForDeletion();
  expect(told()).toEqual([goes]);
  expect([await currentPersonId(), await isLogoutOwed()]).toEqual([meera, false]);
});

test('nothing is asked of the server between the answer and the leaving of the device', async () => {
  await signedInHere('investor');
  const { promise, resolve } = Promise.withResolvers<Response>();
  network(() => promise);
  const asked = askForDeletion();
  const sync = withNetworkLock(currentPersonId);
  resolve(await inApril());
  await asked;
  expect(await sync).toBe(guestId);
});

test('where the device is too full to be left, the account still goes, and that is told beside it', async () => {
  await signedInHere('investor');
  network(inApril);
  fillDevice();
  await askForDeletion();
  freeDevice();
  expect(told()).toEqual([
    ['error', 'You could not be signed out here', expect.stringContaining('This device is full.')],
    goes,
  ]);
});

test.each([
  ['no', lost],
  ["somebody else's", broken],
])(
  'where %s answer came and no session is left, the device is left, and nobody is told that the account goes',
  async (_, answer) => {
    await signedInHere('investor');
    network(answer, nobody);
    await askForDeletion();
    expect(told()).toEqual([notKnownAndOut]);
    expect(await currentPersonId()).toBe(guestId);
  },
);

test('where no answer came and the session goes on, the account was not deleted', async () => {
  const { userId } = await signedInHere('investor');
  const user = { id: userId, email: '', fullName: '', userType: 'investor' };
  network(lost, async () => Response.json({ ...user, emailVerified: true, phoneVerified: true }));
  await expect(askForDeletion()).rejects.toThrow('No connection to Pankh');
  expect(told()).toEqual([]);
  expect(await currentPersonId()).toBe(userId);
});

test('where no answer comes to either, nobody is told that it was not deleted', async () => {
  const { userId } = await signedInHere('investor');
  network(lost);
  await askForDeletion();
  expect(told()).toEqual([notKnown]);
  expect(await currentPersonId()).toBe(userId);
});

test('what the server refuses is left to whoever asked', async () => {
  await signedInHere('investor');
  const refused = { code: 'reauthentication-needed', message: 'Please enter your password again to go on.' };
  network(async () => Response.json({ ...refused, error: refused.message }, { status: 403 }));
  await expect(askForDeletion()).rejects.toMatchObject({ failure: refused });
  expect(told()).toEqual([]);
});
