import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { setCurrentPerson } from '#src/data/database/device-db.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { personHeader } from '#sync/person-header.ts';
import { fetchCertificate, fetchExport, postDeletion, putCertificate } from './account.ts';
import { checkSession, fetchCurrentUser } from './current-user.ts';
import { deleteGoogleLink, fetchGoogleLink } from './google.ts';
import { fetchPush, postPush } from './push.ts';
import {
  deleteOtherSessions,
  deleteSession,
  fetchSessions,
  postEmail,
  postPassword,
  postReauthenticate,
} from './sessions.ts';
import { postPhone } from './verification.ts';

test.each<[string, () => Promise<unknown>]>([
  ['the export', fetchExport],
  ['a deletion', postDeletion],
  ['the certificate', fetchCertificate],
  ['a new certificate', () => putCertificate(new File([], 'a certificate'))],
  ['the sessions', fetchSessions],
  ['the end of a session', () => deleteSession(newId())],
  ['the end of the others', deleteOtherSessions],
  ['another email', () => postEmail('tara@people.example')],
  ['another password', () => postPassword('a feather', 'a feather')],
  ['a password once more', () => postReauthenticate('a feather')],
  ['a phone number', () => postPhone('+919800000000')],
  ['who is signed in', () => fetchCurrentUser()],
  ['whether somebody is', checkSession],
  ['whether Google opens the account', fetchGoogleLink],
  ['that it does so no more', deleteGoogleLink],
  ['what wakes this device', fetchPush],
  ['that it be woken', () => postPush('https://push.example/1')],
])('for %s is asked as whoever the tab shows, whose ever the device is by now', async (_, ask) => {
  const { userId } = await signedInHere('investor');
  await setCurrentPerson(newId());
  const fetched = vi.fn(async (_path: string, _init: { headers: unknown }) => Response.error());
  vi.stubGlobal('fetch', fetched);
  await ask().catch(() => undefined);
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ [personHeader]: userId });
});
